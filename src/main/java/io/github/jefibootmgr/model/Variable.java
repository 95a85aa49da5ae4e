package io.github.jefibootmgr.model;

import io.github.jefibootmgr.wire.Bytes;

/**
 * A variable and its value.
 *
 * @param name which variable
 * @param attributes what the firmware does with it
 * @param data its value, without the header that efivarfs puts before it
 */
public record Variable(VariableName name, Attributes attributes, Bytes data) {}
