import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("an empty environment is a working one", () => {
  const config = readConfig({});
  expect(config.siteUrl.href).toBe("http://localhost:3000/");
  expect(config.database.kind).toBe("sqlite");
  expect(config.rateLimit).toBe(true);
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["SITE_URL", "octroi.example"],
  ["SITE_URL", "ftp://octroi.example"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["RATE_LIMIT", "maybe"],
  ["LOG_LEVEL", "loud"],
])("%s=%s stops the start and names the variable", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
});

test("PostgreSQL is chosen by its address", () => {
  const { database } = readConfig({ DATABASE_URL: "postgres://u:p@localhost/octroi" });
  expect(database).toEqual({ kind: "postgres", url: "postgres://u:p@localhost/octroi" });
});

test("a webhook without a secret is refused: its notices could not be signed", () => {
  expect(() => readConfig({ WAITLIST_WEBHOOK_URL: "https://hooks.example/x" })).toThrow(
    /WAITLIST_WEBHOOK_SECRET/,
  );
});
