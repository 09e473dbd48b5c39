import { generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ConfigError } from "@octroi/web/settings";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const root = resolve(import.meta.dirname, "..");

test("an empty environment is a working one", () => {
  const config = readConfig({});
  expect(config.siteUrl.href).toBe("http://localhost:3000/");
  expect(config.database.kind).toBe("sqlite");
  expect(config.rateLimit).toBe(true);
  expect(config.robotsFetch).toBe(true);
  expect(config.gate).toBe("enforce");
  expect(config.consoleUrl.href).toBe("http://localhost:3001/");
  expect(config.dataFolder).toBe(resolve(root, "data"));
  expect(config.secret).toBeUndefined();
  expect(config.policyFile).toBe(resolve(root, "site/octroi.policy.json"));
});

test.each([
  ["PORT", "http"],
  ["FACILITATOR_KEY_ID", "two words"],
  ["FACILITATOR_KEY_SECRET", "hunter2"],
  ["PORT", "70000"],
  ["SITE_URL", "octroi.example"],
  ["CONSOLE_PORT", "http"],
  ["CONSOLE_URL", "console.octroi.example"],
  ["CONSOLE_SECRET", "hunter2"],
  ["SMTP_URL", "https://mail.example"],
  ["SMTP_URL", "smtp://"],
  ["MAIL_FROM", "octroi"],
  ["MAIL_FROM", "Octroi <octroi@example.com>\r\nBcc: x@example.com"],
  ["TRUST_PROXY", "all"],
  ["SITE_URL", "ftp://octroi.example"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["RATE_LIMIT", "maybe"],
  ["ROBOTS_FETCH", "sometimes"],
  ["LOG_LEVEL", "loud"],
  ["GATE", "open"],
  ["METRICS_TOKEN", "short"],
  ["METRICS_TOKEN", "a token with spaces in it"],
  ["SHUTDOWN_DELAY", "soon"],
  ["SHUTDOWN_DELAY", "-1"],
  ["LICENSE_KEYS", "nonsense"],
  ["LICENSE_KEYS", '{"keys":[]}'],
  ["LICENSE_KEYS", '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"11qYAYK","d":"nWGxne"}]}'],
])("%s=%s stops the start and names the variable", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
});

test("the counters are shown to nobody unless a token is set, and stopping is immediate unless delayed", () => {
  expect(readConfig({})).toMatchObject({ metricsToken: undefined, shutdownDelayMs: 0 });
  const config = readConfig({ METRICS_TOKEN: "0123456789abcdef", SHUTDOWN_DELAY: "5" });
  expect(config).toMatchObject({ metricsToken: "0123456789abcdef", shutdownDelayMs: 5_000 });
});

test("the public keys of licenses are read from JSON", () => {
  const keys = { keys: [{ kty: "OKP", crv: "Ed25519", x: "11qYAYK", kid: "2026" }] };
  expect(readConfig({ LICENSE_KEYS: JSON.stringify(keys) }).licenseKeys).toEqual(keys);
});

test("a variable of the gate's own, which would be left unread, stops the start by name", () => {
  for (const name of ["OCTROI_ADDRESS_HEADER", "OCTROI_LICENSE_KEYS", "OCTROI_MODE", "OCTROI_KEY"]) {
    expect(() => readConfig({ [name]: "x" })).toThrow(new RegExp(`^${name} must not be set`));
  }
});

test("a secret that is refused is not repeated in the message", () => {
  for (const name of ["CONSOLE_SECRET", "METRICS_TOKEN", "WAITLIST_WEBHOOK_SECRET"]) {
    expect(() => readConfig({ [name]: "hunter2" })).toThrow(/^/);
  }
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

test.each([
  [undefined, { kind: "sqlite", file: resolve(root, "data/octroi.sqlite") }],
  ["list.sqlite", { kind: "sqlite", file: resolve(root, "list.sqlite") }],
  ["file:list.sqlite", { kind: "sqlite", file: resolve(root, "list.sqlite") }],
  ["/var/lib/octroi/list.sqlite", { kind: "sqlite", file: "/var/lib/octroi/list.sqlite" }],
  ["file:///var/lib/octroi/list.sqlite", { kind: "sqlite", file: "/var/lib/octroi/list.sqlite" }],
  ["postgresql://db/octroi", { kind: "postgres", url: "postgresql://db/octroi" }],
])("DATABASE_URL=%s means the same wherever the process starts", (value, database) => {
  expect(readConfig({ DATABASE_URL: value }).database).toEqual(database);
});

test.each([["mysql://db/octroi"], ["file:"], ["file://db/octroi"]])(
  "DATABASE_URL=%s is refused by name",
  (value) => {
    expect(() => readConfig({ DATABASE_URL: value })).toThrow("DATABASE_URL");
  },
);

test("TRUST_PROXY takes addresses and ranges of both families", () => {
  expect(readConfig({}).trustProxy).toEqual([]);
  expect(readConfig({ TRUST_PROXY: "10.0.0.0/8, ::1 ,2001:db8::/32" }).trustProxy).toEqual([
    "10.0.0.0/8",
    "::1",
    "2001:db8::/32",
  ]);
});

test.each([["proxy.example"], ["10.0.0.0/33"], ["::1/129"], ["10.0.0.0/8/8"], ["10.0.0.0/"], ["all"]])(
  "TRUST_PROXY=%s is refused by name",
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow("TRUST_PROXY");
  },
);

test("a secret is 32 bytes or more", () => {
  const secret = randomBytes(32);
  expect(readConfig({ CONSOLE_SECRET: secret.toString("base64url") }).secret).toEqual(secret);
});

test("a variable may name the file that holds it, as secrets come into a container", async () => {
  const folder = await mkdtemp(join(tmpdir(), "octroi-config-"));
  const file = join(folder, "database-url");
  await writeFile(file, "postgres://u:p@database/octroi\n");
  const given = { DATABASE_URL_FILE: file };
  expect(readConfig(given).database).toEqual({ kind: "postgres", url: "postgres://u:p@database/octroi" });
  await writeFile(file, "mysql://u:p@database/octroi");
  expect(() => readConfig(given)).toThrow(/^DATABASE_URL must be (?!.*u:p@database)/);
  await writeFile(file, "\n");
  expect(readConfig(given).database.kind).toBe("sqlite");
  expect(() => readConfig({ ...given, DATABASE_URL: "data/octroi.sqlite" })).toThrow(
    "DATABASE_URL and DATABASE_URL_FILE must not both be set.",
  );
  await rm(folder, { recursive: true });
  expect(() => readConfig(given)).toThrow("DATABASE_URL_FILE must be a file that can be read.");
});

test("mails come from the console's own host unless another address is given", () => {
  expect(readConfig({ CONSOLE_URL: "https://console.octroi.example" }).mail.from).toBe(
    "Octroi <octroi@console.octroi.example>",
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

test("the two databases of before are looked for where they were", () => {
  const file = (name: string) => ({ kind: "sqlite", file: resolve(root, "data", name) });
  expect(readConfig({})).toMatchObject({
    database: file("octroi.sqlite"),
    earlier: { site: file("waitlist.sqlite"), consoleFile: resolve(root, "data/console.sqlite") },
  });
  expect(readConfig({ DATABASE_URL: "data/waitlist.sqlite" })).toEqual(readConfig({}));
  const postgres = (name: string) => ({ kind: "postgres", url: `postgres://db/${name}` });
  expect(
    readConfig({ DATABASE_URL: "postgres://db/site", CONSOLE_DATABASE_URL: "postgres://db/console" }),
  ).toMatchObject({
    database: postgres("console"),
    earlier: { site: postgres("site"), consoleFile: undefined },
  });
});

test("a facilitator has a token or a key, and a key its id", () => {
  const { d = "", x = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  const secret = Buffer.concat([d, x].map((part) => Buffer.from(part, "base64url"))).toString("base64");
  const given = {
    FACILITATOR_URL: "https://facilitator.example.com",
    CHAIN_URLS: "eip155:8453=https://base.example.com",
    FACILITATOR_KEY_ID: "a-key",
    FACILITATOR_KEY_SECRET: secret,
  };
  expect(readConfig(given).x402?.facilitator).toMatchObject({ key: { id: "a-key" }, token: undefined });
  expect(() => readConfig({ ...given, FACILITATOR_KEY_ID: "" })).toThrow(/^FACILITATOR_KEY_ID and/);
  expect(() => readConfig({ ...given, FACILITATOR_TOKEN: "token" })).toThrow(/^FACILITATOR_KEY_ID and/);
  // What is no key is not repeated: it may be one with a letter too many.
  const wrong = { ...given, FACILITATOR_KEY_SECRET: `${secret}x${secret}` };
  expect(() => readConfig(wrong)).toThrow(/^FACILITATOR_KEY_SECRET must be /);
  expect(() => readConfig(wrong)).not.toThrow(secret);
});
