store vm-baytrail-x64-nosb
arg -v
exit 0
stdout
BootCurrent: 000D
Timeout: 0 seconds
BootOrder: 000D,000A,0001,0009,0000
Boot0000* UiApp	FvVol(7cb8bdc9-f8eb-4f34-aaea-3ee4af6516a1)/FvFile(462caa21-7614-4503-836e-8ab6f4662331)
      dp: 04 07 14 00 c9 bd b8 7c eb f8 34 4f aa ea 3e e4 af 65 16 a1 / 04 06 14 00 21 aa 2c 46 14 76 03 45 83 6e 8a b6 f4 66 23 31 / 7f ff 04 00
Boot0001* UEFI Misc Device	PciRoot(0x0)/Pci(0x7,0x0){auto_created_boot_option}
      dp: 02 01 0c 00 d0 41 03 0a 00 00 00 00 / 01 01 06 00 00 07 / 7f ff 04 00
    data: 4e ac 08 81 11 9f 59 4d 85 0e e2 1a 52 2c 59 b2
Boot0009* EFI Internal Shell	FvVol(7cb8bdc9-f8eb-4f34-aaea-3ee4af6516a1)/FvFile(7c04a583-9e3e-4f1c-ad65-e05268d0b4d1)
      dp: 04 07 14 00 c9 bd b8 7c eb f8 34 4f aa ea 3e e4 af 65 16 a1 / 04 06 14 00 83 a5 04 7c 3e 9e 1c 4f ad 65 e0 52 68 d0 b4 d1 / 7f ff 04 00
Boot000A* test	HD(1,GPT,14d30998-b5e3-4b8f-9be3-58a454dd06bf,0x800,0x53000)/File(\EFI\test\shimia32.efi)
      dp: 04 01 2a 00 01 00 00 00 00 08 00 00 00 00 00 00 00 30 05 00 00 00 00 00 98 09 d3 14 e3 b5 8f 4b 9b e3 58 a4 54 dd 06 bf 02 02 / 04 04 32 00 5c 00 45 00 46 00 49 00 5c 00 74 00 65 00 73 00 74 00 5c 00 73 00 68 00 69 00 6d 00 69 00 61 00 33 00 32 00 2e 00 65 00 66 00 69 00 00 00 / 7f ff 04 00
Boot000D* Fedora	HD(1,GPT,14d30998-b5e3-4b8f-9be3-58a454dd06bf,0x800,0x53000)/File(\EFI\fedora\shimx64.efi)
      dp: 04 01 2a 00 01 00 00 00 00 08 00 00 00 00 00 00 00 30 05 00 00 00 00 00 98 09 d3 14 e3 b5 8f 4b 9b e3 58 a4 54 dd 06 bf 02 02 / 04 04 34 00 5c 00 45 00 46 00 49 00 5c 00 66 00 65 00 64 00 6f 00 72 00 61 00 5c 00 73 00 68 00 69 00 6d 00 78 00 36 00 34 00 2e 00 65 00 66 00 69 00 00 00 / 7f ff 04 00
Boot000F* Test	HD(1,GPT,14d30998-b5e3-4b8f-9be3-58a454dd06bf,0x800,0x53000)/File(\EFI\test\shimx64.efi)
      dp: 04 01 2a 00 01 00 00 00 00 08 00 00 00 00 00 00 00 30 05 00 00 00 00 00 98 09 d3 14 e3 b5 8f 4b 9b e3 58 a4 54 dd 06 bf 02 02 / 04 04 30 00 5c 00 45 00 46 00 49 00 5c 00 74 00 65 00 73 00 74 00 5c 00 73 00 68 00 69 00 6d 00 78 00 36 00 34 00 2e 00 65 00 66 00 69 00 00 00 / 7f ff 04 00
