import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { isUnavailable } from "./unavailable.ts";

const coded = (code: string) => Object.assign(new Error("failed"), { code });

test.each([
  ["PostgreSQL shutting down", coded("57P01"), true],
  ["too many connections", coded("53300"), true],
  ["a standby that takes no writes", coded("25006"), true],
  ["a deadlock, twice", coded("40P01"), true],
  ["a serialization failure, twice", coded("40001"), true],
  ["nobody listening", coded("ECONNREFUSED"), true],
  ["a query that took too long", new Error("Query read timeout"), true],
  ["an error around it", new Error("outer", { cause: coded("ECONNRESET") }), true],
  ["a value that is there already", coded("23505"), false],
  ["a column that does not exist", coded("42703"), false],
  ["a mistake of ours", new TypeError("x is undefined"), false],
  ["no error at all", "failed", false],
])("%s: unavailable is not a mistake", (_, error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable);
});

test("SQLite's faults are told from its complaints about a query", () => {
  const thrown = (run: () => unknown) => {
    try {
      return run();
    } catch (error) {
      return error;
    }
  };
  using memory = new DatabaseSync(":memory:");
  memory.exec("create table one (id text primary key); insert into one values ('a')");
  expect(isUnavailable(thrown(() => memory.exec("insert into one values ('a')")))).toBe(false);
  expect(isUnavailable(thrown(() => memory.exec("select nothing from one")))).toBe(false);
  expect(isUnavailable(thrown(() => new DatabaseSync("/nonexistent/folder/file.sqlite")))).toBe(true);
});
