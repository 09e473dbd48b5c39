import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ConfigError } from "@octroi/web/settings";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const root = resolve(import.meta.dirname, "../..");

test("an empty environment is a working one, beside the site's", () => {
  const config = readConfig({});
  expect(config.url.href).toBe("http://localhost:3001/");
  expect(config.siteUrl.href).toBe("http://localhost:3000/");
  expect(config.database).toEqual({ kind: "sqlite", file: resolve(root, "data/console.sqlite") });
  expect(config.dataFolder).toBe(resolve(root, "data"));
  expect(config.secret).toBeUndefined();
});

test("the site's own variables are not the console's", () => {
  const config = readConfig({ PORT: "4000", DATABASE_URL: "postgres://db/site" });
  expect(config).toMatchObject({ port: 3001, database: { kind: "sqlite" } });
});

test.each([
  ["CONSOLE_PORT", "http"],
  ["CONSOLE_URL", "console.octroi.example"],
  ["CONSOLE_DATABASE_URL", "mysql://localhost/x"],
  ["CONSOLE_SECRET", "hunter2"],
  ["SMTP_URL", "https://mail.example"],
  ["SMTP_URL", "smtp://"],
  ["MAIL_FROM", "octroi"],
  ["MAIL_FROM", "Octroi <octroi@example.com>\r\nBcc: x@example.com"],
  ["TRUST_PROXY", "all"],
])("%s=%s stops the start, names the variable and repeats no secret", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be(?!.*hunter2)`));
});

test("a variable of the gate's own, which would be left unread, stops the start by name", () => {
  expect(() => readConfig({ OCTROI_KEY: "x" })).toThrow(/^OCTROI_KEY must not be set/);
});

test("a secret is 32 bytes or more", () => {
  const secret = randomBytes(32);
  expect(readConfig({ CONSOLE_SECRET: secret.toString("base64url") }).secret).toEqual(secret);
});

test("mails come from the console's own host unless another address is given", () => {
  expect(readConfig({ CONSOLE_URL: "https://console.octroi.example" }).mail.from).toBe(
    "octroi@console.octroi.example",
  );
  expect(readConfig({ MAIL_FROM: "hello@octroi.example" }).mail.from).toBe("hello@octroi.example");
});

test("mails are signed with a key that is given with its selector, for the domain they come from", async () => {
  const folder = await mkdtemp(join(tmpdir(), "octroi-config-"));
  const file = join(folder, "dkim.pem");
  await writeFile(file, "a key");
  const given = { MAIL_FROM: "Octroi <hello@octroi.example>", DKIM_KEY_FILE: file, DKIM_SELECTOR: "mail" };
  const signed = { domain: "octroi.example", selector: "mail", privateKey: "a key" };
  expect(readConfig(given).mail.dkim).toEqual(signed);
  expect(() => readConfig({ ...given, DKIM_SELECTOR: "" })).toThrow(/^DKIM_KEY_FILE and DKIM_SELECTOR/);
  expect(() => readConfig({ ...given, DKIM_KEY_FILE: `${file}.missing` })).toThrow(/^DKIM_KEY_FILE must be/);
  await rm(folder, { recursive: true });
});
