/*
 * A disk that fails, for tests: loaded into the server with LD_PRELOAD, it stands between SQLite and the system.
 *
 * STEADING_DISK names a folder. What lies in it decides, at every call, what happens to the files of the database:
 *
 *   log       everything that is written, cut and flushed is appended to it (see faulty_disk.rs), if it is there at the start;
 *             then nothing is really flushed, and a power cut is made from the log afterwards
 *   full      there is no room: writes fail with ENOSPC
 *   short     writes write only a part; together with `full`, the part before the room ends
 *   readonly  files cannot be opened for writing, and writes fail with EROFS
 *   lie       flushing does nothing and says that all is well
 *   fail-db, fail-wal   flushing that file fails with EIO, once: the name is removed
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NONE = -1, DATABASE = 0, WAL = 1 };

static const char *folder;
static int log_file = -1;
static int half_written;
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_open)(const char *, int, ...);

__attribute__((constructor)) static void begin(void)
{
    if (real_open)
        return;
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate");
    real_open = dlsym(RTLD_NEXT, "open");
    folder = getenv("STEADING_DISK");
    if (folder) {
        char path[4096];
        snprintf(path, sizeof path, "%s/log", folder);
        log_file = real_open(path, O_WRONLY | O_APPEND);
    }
}

static int is_there(const char *name)
{
    char path[4096];
    if (!folder)
        return 0;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return access(path, F_OK) == 0;
}

/* Whether a fault that happens once was asked for. */
static int take(const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return unlink(path) == 0;
}

static int ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

static int file_named(const char *path)
{
    return ends_with(path, ".db") ? DATABASE : ends_with(path, ".db-wal") ? WAL : NONE;
}

static int file_of(int fd)
{
    char link[64], path[4096];
    if (!folder)
        return NONE;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return NONE;
    path[length] = 0;
    return file_named(path);
}

/* A line of the log: what happened, to which file, where, how many bytes, and these. */
static void note(char what, int file, uint64_t at, uint64_t length, const void *data)
{
    if (log_file < 0)
        return;
    uint64_t content = data ? length : 0;
    char *line = malloc(18 + content);
    line[0] = what;
    line[1] = (char)file;
    memcpy(line + 2, &at, 8);
    memcpy(line + 10, &length, 8);
    if (content)
        memcpy(line + 18, data, content);
    if (real_write(log_file, line, 18 + content) != (ssize_t)(18 + content))
        abort();
    free(line);
}

static ssize_t put(int fd, const void *data, size_t length, off_t at)
{
    int file = file_of(fd);
    if (file == NONE)
        return real_pwrite(fd, data, length, at);
    pthread_mutex_lock(&one_at_a_time);
    ssize_t written = -1;
    int is_short = is_there("short") && length > 1, is_full = is_there("full");
    if (is_there("readonly")) {
        errno = EROFS;
    } else if (is_full && !(is_short && (half_written = !half_written))) {
        errno = ENOSPC;
    } else {
        written = real_pwrite(fd, data, is_short ? length / 2 : length, at);
        if (written > 0)
            note('W', file, at, written, data);
    }
    pthread_mutex_unlock(&one_at_a_time);
    return written;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t at)
{
    return put(fd, data, length, at);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at)
{
    return put(fd, data, length, at);
}

static int flush(int fd)
{
    int file = file_of(fd), outcome = 0;
    if (file == NONE)
        return real_fsync(fd);
    pthread_mutex_lock(&one_at_a_time);
    if (take(file == WAL ? "fail-wal" : "fail-db")) {
        note('F', file, 0, 0, NULL);
        errno = EIO;
        outcome = -1;
    } else if (!is_there("lie")) {
        note('S', file, 0, 0, NULL);
        if (log_file < 0)
            outcome = real_fsync(fd);
    }
    pthread_mutex_unlock(&one_at_a_time);
    return outcome;
}

int fsync(int fd)
{
    return flush(fd);
}

int fdatasync(int fd)
{
    return flush(fd);
}

static int cut(int fd, off_t length)
{
    int file = file_of(fd);
    pthread_mutex_lock(&one_at_a_time);
    int outcome = real_ftruncate(fd, length);
    if (file != NONE && outcome == 0)
        note('T', file, length, 0, NULL);
    pthread_mutex_unlock(&one_at_a_time);
    return outcome;
}

int ftruncate(int fd, off_t length)
{
    return cut(fd, length);
}

int ftruncate64(int fd, off64_t length)
{
    return cut(fd, length);
}

static int open_file(const char *path, int flags, mode_t mode)
{
    /* Others may begin before us. */
    begin();
    if ((flags & O_ACCMODE) != O_RDONLY && file_named(path) != NONE && is_there("readonly")) {
        errno = EROFS;
        return -1;
    }
    return real_open(path, flags, mode);
}

int open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return open_file(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return open_file(path, flags, mode);
}
