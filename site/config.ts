import { resolve } from "node:path";
import type { LicenseKey } from "@octroi/edge/licenses";
import ipaddr from "ipaddr.js";
import * as v from "valibot";

/** The server and the command line start in different folders, and must mean the same file. */
const root = resolve(import.meta.dirname, "..");

/** Where a sign-up is kept: a file beside the server, or a PostgreSQL that several servers share. */
export type DatabaseUrl = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const onOff = v.picklist(["on", "off"]);

const database = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((value): DatabaseUrl | undefined => {
    if (/^postgres(ql)?:\/\//.test(value)) return { kind: "postgres", url: value };
    const path = value.replace(/^file:(?:\/\/(?=\/))?/, "");
    if (path === "" || path.startsWith("//") || /^[a-z][a-z0-9+.-]*:\/\//i.test(path)) return undefined;
    return { kind: "sqlite", file: resolve(root, path) };
  }),
  v.custom<DatabaseUrl>((value) => value !== undefined),
);

const proxies = v.pipe(
  v.string(),
  v.transform((value) => value.split(",").map((part) => part.trim())),
  v.transform((parts) => parts.filter(Boolean)),
  v.array(v.pipe(v.string(), v.check(isAddressRange))),
);

const licenseKeys = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keys: v.pipe(v.array(v.custom<LicenseKey>(isPublicKey)), v.minLength(1)) }),
);

/** A private key has a `d`, which has no business on a server that only checks signatures. */
function isPublicKey(value: unknown): boolean {
  return typeof value === "object" && value !== null && "kty" in value && !("d" in value);
}

function isAddressRange(range: string): boolean {
  const [address = ""] = range.split("/");
  const isOne = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
  return isOne && (range === address || ipaddr.isValidCIDR(range));
}

/** Every variable the software reads, what it accepts, and what it is without one. */
const variables = {
  PORT: { schema: v.optional(port, "3000"), expects: "a port number from 0 to 65535" },
  HOST: {
    schema: v.optional(v.pipe(v.string(), v.nonEmpty()), "localhost"),
    expects: "a host name or address to listen on",
  },
  SITE_URL: {
    schema: v.optional(webAddress),
    expects: "the public address of the site, such as https://octroi.example",
  },
  DATABASE_URL: {
    schema: v.optional(database, "data/waitlist.sqlite"),
    expects: "a file path, or postgres://user:password@host/name",
  },
  RATE_LIMIT: { schema: v.optional(onOff, "on"), expects: "on or off" },
  ROBOTS_FETCH: { schema: v.optional(onOff, "on"), expects: "on or off" },
  GATE: {
    schema: v.optional(v.picklist(["observe", "enforce", "off"]), "enforce"),
    expects: "observe, enforce or off",
  },
  POLICY: {
    schema: v.optional(v.pipe(v.string(), v.nonEmpty()), "site/octroi.policy.json"),
    expects: "the path of a policy, such as octroi.policy.json",
  },
  LICENSE_KEYS: {
    schema: v.optional(licenseKeys),
    expects: 'the public keys of licenses, as JSON: {"keys":[…]}',
  },
  TRUST_PROXY: {
    schema: v.optional(proxies, ""),
    expects: "the addresses or ranges of the proxies to believe, separated by commas, such as 10.0.0.0/8",
  },
  WAITLIST_WEBHOOK_URL: { schema: v.optional(webAddress), expects: "an http or https address" },
  WAITLIST_WEBHOOK_SECRET: {
    schema: v.optional(v.pipe(v.string(), v.minLength(16))),
    expects: "at least 16 characters",
  },
  METRICS_TOKEN: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/=-]{16,}$/))),
    expects: "at least 16 letters, digits or any of . _ ~ + / = -",
  },
  SHUTDOWN_DELAY: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), "0"),
    expects: "a whole number of seconds, up to 999",
  },
  LOG_LEVEL: {
    schema: v.optional(v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"]), "info"),
    expects: "trace, debug, info, warn, error, fatal or silent",
  },
} as const;

type Variables = { [Name in keyof typeof variables]: v.InferOutput<(typeof variables)[Name]["schema"]> };

export interface Config {
  port: number;
  host: string;
  siteUrl: URL;
  database: DatabaseUrl;
  rateLimit: boolean;
  /** Whether the robots.txt tester may ask other sites for their file. */
  robotsFetch: boolean;
  /** What the gate in front of the site does with what it decides. */
  gate: Variables["GATE"];
  /** Where the site's policy is. */
  policyFile: string;
  /** What verifies the licenses that open what is charged for. Without them no license opens anything. */
  licenseKeys: Variables["LICENSE_KEYS"];
  trustProxy: readonly string[];
  webhook: { url: string; secret: string } | undefined;
  /** What `/metrics` asks for. Without one there is no such page. */
  metricsToken: string | undefined;
  /** How long to go on serving, not ready any more, after being told to stop. */
  shutdownDelayMs: number;
  logLevel: Variables["LOG_LEVEL"];
}

/** Thrown at start: names the variable and what it should have been. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** The one reader of the environment. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <Name extends keyof Variables>(name: Name): Variables[Name] => {
    const { schema, expects } = variables[name];
    const given = environment[name];
    const result = v.safeParse(schema, given === "" ? undefined : given);
    if (!result.success) throw new ConfigError(`${name} must be ${expects}.`);
    // The schema that was just applied is this name's own.
    return result.output as Variables[Name];
  };
  const [foreign] = Object.keys(environment).filter((name) => name.startsWith("OCTROI_"));
  if (foreign !== undefined) {
    throw new ConfigError(
      `${foreign} must not be set: it is for sites that use @octroi/edge, and this one reads the variables of its README.`,
    );
  }
  const host = read("HOST");
  const port = read("PORT");
  const webhookUrl = read("WAITLIST_WEBHOOK_URL");
  const webhookSecret = read("WAITLIST_WEBHOOK_SECRET");
  if (webhookUrl !== undefined && webhookSecret === undefined) {
    throw new ConfigError(
      "WAITLIST_WEBHOOK_SECRET must be set when WAITLIST_WEBHOOK_URL is: notices are signed with it.",
    );
  }
  return {
    port,
    host,
    siteUrl: new URL(read("SITE_URL") ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`),
    database: read("DATABASE_URL"),
    rateLimit: read("RATE_LIMIT") === "on",
    robotsFetch: read("ROBOTS_FETCH") === "on",
    gate: read("GATE"),
    policyFile: resolve(root, read("POLICY")),
    licenseKeys: read("LICENSE_KEYS"),
    trustProxy: read("TRUST_PROXY"),
    webhook:
      webhookUrl !== undefined && webhookSecret !== undefined
        ? { url: webhookUrl, secret: webhookSecret }
        : undefined,
    metricsToken: read("METRICS_TOKEN"),
    shutdownDelayMs: read("SHUTDOWN_DELAY") * 1_000,
    logLevel: read("LOG_LEVEL"),
  };
}
