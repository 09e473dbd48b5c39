import { expect, test } from "vitest";
import { reasonOf } from "./log.ts";

test.each([
  ["Connection terminated unexpectedly", "connection lost"],
  ["Client has encountered a connection error and is not queryable", "connection lost"],
  ["Client was closed and is not queryable", "connection lost"],
  ["Query read timeout", "timeout"],
  ["timeout exceeded when trying to connect", "connection timeout"],
  ["Connection terminated due to connection timeout", "connection timeout"],
  ["duplicate key: ada@example.com", "Error"],
])("of PostgreSQL's “%s” the log says “%s”", (message, reason) => {
  expect(reasonOf(new Error(message))).toBe(reason);
});

test("an error with a code is named by it, and one that wraps another by what it wraps", () => {
  const refused = Object.assign(new Error("connect"), { code: "57P01" });
  expect(reasonOf(refused)).toBe("57P01");
  expect(reasonOf(new Error("outer", { cause: refused }))).toBe("57P01");
});
