/*
 * Runs glibc's getopt_long on command lines that come on standard input.
 *
 * Every word ends with a NUL. First the table: the letters as getopt wants them, the number of long
 * options, and of each its name, has_arg and val. Then command lines: 1 or 0 for POSIXLY_CORRECT,
 * the number of arguments, the arguments.
 *
 * For each it writes words: Oname for an option, Vvalue for the value of the one before, Pword for
 * an operand, Emessage for an error, and a final dot.
 */
#define _GNU_SOURCE
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *word(void)
{
	char *text = NULL;
	size_t size = 0;

	if (getdelim(&text, &size, '\0', stdin) <= 0)
		exit(0);
	return text;
}

static int number(void)
{
	char *text = word();
	int value = atoi(text);

	free(text);
	return value;
}

static void say(char kind, const char *text)
{
	putchar(kind);
	fputs(text, stdout);
	putchar('\0');
}

static void take(int argc, char **argv, const char *letters, const struct option *longs)
{
	char *message = NULL;
	size_t size = 0;
	int found, which = -1, failed = 0;

	stderr = open_memstream(&message, &size);
	optind = 0;
	while (!failed && (found = getopt_long(argc, argv, letters, longs, &which)) != -1) {
		if (found == '?') {
			failed = 1;
		} else {
			char name[2] = { (char)found, '\0' };

			say('O', found ? name : longs[which].name);
			if (optarg)
				say('V', optarg);
		}
	}
	fclose(stderr);
	if (failed)
		say('E', message);
	else
		while (optind < argc)
			say('P', argv[optind++]);
	free(message);
	say('.', "");
	fflush(stdout);
}

int main(void)
{
	char *letters = word();
	int count = number();
	struct option *longs = calloc(count + 1, sizeof(*longs));

	for (int i = 0; i < count; i++) {
		longs[i].name = word();
		longs[i].has_arg = number();
		longs[i].val = number();
	}
	for (;;) {
		int posix = number();
		int argc = number() + 1;
		char **argv = calloc(argc + 1, sizeof(*argv));

		argv[0] = "program";
		for (int i = 1; i < argc; i++)
			argv[i] = word();
		if (posix)
			setenv("POSIXLY_CORRECT", "1", 1);
		else
			unsetenv("POSIXLY_CORRECT");
		char **given = calloc(argc, sizeof(*given));
		memcpy(given, argv, argc * sizeof(*given));
		take(argc, argv, letters, longs);
		for (int i = 1; i < argc; i++)
			free(given[i]);
		free(given);
		free(argv);
	}
}
