/** What Node says of a connection, or of a file, that is not to be had. */
const systemErrors = new Set([
  "EACCES",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "EIO",
  "ENOENT",
  "ENOSPC",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/**
 * PostgreSQL's classes of states that say nothing about the query: connection, read-only transaction, a conflict with
 * another transaction, resources, intervention, system. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const postgresStates = /^(?:08...|25006|40001|40P01|53...|57...|58...)$/;

/** A serialization failure, and a deadlock that PostgreSQL ended by giving up this transaction. */
const conflictStates = new Set(["40001", "40P01"]);

/** SQLite's primary result codes of a query that is wrong by itself: ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE. */
const sqliteMistakes = new Set([1, 19, 20, 21, 25]);

/** Whether a transaction failed because of another one alone: none of it was done, and it may be done again. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && "code" in error && conflictStates.has(String(error.code));
}

/** Whether an error says that the storage is not to be had, as opposed to a mistake of the program's. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number") {
    return !sqliteMistakes.has(error.errcode & 0xff);
  }
  if ("code" in error && typeof error.code === "string") {
    return systemErrors.has(error.code) || postgresStates.test(error.code);
  }
  // What `pg` and our own SQLite driver report without a code.
  if (/timeout|connection (terminated|error|was lost)|not queryable|client was closed/i.test(error.message)) {
    return true;
  }
  if (error.message.startsWith("The database file was replaced.")) return true;
  return isUnavailable(error.cause);
}
