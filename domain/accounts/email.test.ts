import { expect, test } from "vitest";
import { parseEmail } from "./email.ts";

test.each([
  ["ada@example.com", "ada@example.com"],
  ["  Ada@Example.COM ", "ada@example.com"],
  ["zoe\u0301@example.com", "zo\u00e9@example.com"],
  ["ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["ada+octroi@mail.example.co.uk", "ada+octroi@mail.example.co.uk"],
])("%j is %j", (typed, email) => {
  expect(parseEmail(typed)).toBe(email);
});

test.each([
  undefined,
  "",
  "ada",
  "ada@example",
  "ada@@example.com",
  "ada@example..com",
  "ada\r\nbcc: eve@example.com@example.com",
  "ada\u200b@example.com",
  "<ada@example.com>",
  "ada@example.com,eve@example.com",
  `${"a".repeat(250)}@example.com`,
])("%j is no address", (typed) => {
  expect(parseEmail(typed)).toBeUndefined();
});
