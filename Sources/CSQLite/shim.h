#pragma once

// The part of SQLite's interface that the journal uses, declared by hand, so that the run-time
// library is enough to build. The names, types and values are SQLite's stable C interface.

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef long long sqlite3_int64;
typedef unsigned long long sqlite3_uint64;
typedef void (*sqlite3_destructor_type)(void *);

#define SQLITE_OK 0
#define SQLITE_ROW 100
#define SQLITE_DONE 101

#define SQLITE_CONSTRAINT_UNIQUE 2067

#define SQLITE_OPEN_READONLY 0x00000001
#define SQLITE_OPEN_READWRITE 0x00000002
#define SQLITE_OPEN_CREATE 0x00000004
#define SQLITE_OPEN_FULLMUTEX 0x00010000

#define SQLITE_NULL 5
#define SQLITE_UTF8 1

int sqlite3_open_v2(const char *path, sqlite3 **connection, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *connection);
int sqlite3_busy_timeout(sqlite3 *connection, int milliseconds);
int sqlite3_extended_result_codes(sqlite3 *connection, int isOn);
int sqlite3_get_autocommit(sqlite3 *connection);
const char *sqlite3_errmsg(sqlite3 *connection);
const char *sqlite3_errstr(int code);

int sqlite3_prepare_v2(
    sqlite3 *connection, const char *sql, int length, sqlite3_stmt **statement, const char **tail);
int sqlite3_finalize(sqlite3_stmt *statement);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_clear_bindings(sqlite3_stmt *statement);

int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, sqlite3_int64 value);
int sqlite3_bind_text64(
    sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 length,
    sqlite3_destructor_type destructor, unsigned char encoding);

int sqlite3_column_type(sqlite3_stmt *statement, int column);
sqlite3_int64 sqlite3_column_int64(sqlite3_stmt *statement, int column);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);

// Says that SQLite takes a copy of bound bytes; a cast that Swift does not import as a constant.
static inline sqlite3_destructor_type sqlite3_transient(void) {
  return (sqlite3_destructor_type)-1;
}
