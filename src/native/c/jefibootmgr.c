/*
 * Where the native edition starts: the one C file that is not generated.
 *
 * It includes what TeaVM generated and keeps three things of TeaVM's runtime out of the program:
 * its decoding of the arguments by the locale (ours are octets), its timer and locale (a system
 * call or more each, and a listing must not depend on the locale), and its messages (a stack trace
 * never reaches a user).
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int jefibootmgr_argument_count;
static char **jefibootmgr_arguments;

#define setlocale(category, name) ((char *) 0)
#define time(result) ((time_t) 0)
#define sigaction(number, wanted, former) 0
#define sigprocmask(how, set, former) 0
#define timer_create(clock, event, timer) 0

static _Noreturn void jefibootmgr_give_up(void) {
    static const char text[] = "jefibootmgr: internal error: out of memory\n";
    if (write(STDERR_FILENO, text, sizeof text - 1) < 0) {
        /* There is nobody to tell. */
    }
    _exit(70);
}

#define abort() jefibootmgr_give_up()

/* Stands between calls to keep them apart; see CompileToC.java. */
#define jefibootmgr_barrier() ((void) 0)

#define TEAVM_CUSTOM_LOG 1
#undef _XOPEN_SOURCE
#undef __USE_XOPEN
#include "all.c"

void teavm_printString(char16_t *text) { (void) text; }
void teavm_printWString(wchar_t *text) { (void) text; }
void teavm_printInt(int32_t number) { (void) number; }
void teavm_logCodePoint(int32_t point) { (void) point; }

/*
 * Keeps a variable or the lock from becoming a standard stream that the caller closed, or what is
 * said would be written there. What stands in for a stream fails when it is used, with EBADF.
 */
static void jefibootmgr_fill_streams(void) {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) {
        if (fcntl(stream, F_GETFD) < 0) {
            int use = stream == STDIN_FILENO ? O_WRONLY : O_RDONLY;
            if (open("/dev/null", use) != stream) {
                _exit(70);
            }
        }
    }
}

int main(int count, char **arguments) {
    jefibootmgr_fill_streams();
    /* A reader that goes away must not end us between two writes of a plan. */
    signal(SIGPIPE, SIG_IGN);
    jefibootmgr_argument_count = count;
    jefibootmgr_arguments = arguments;
    return jefibootmgr_run(0, NULL);
}
