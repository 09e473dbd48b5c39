import { resolve } from "node:path";
import type { LicenseKey } from "@octroi/edge/licenses";
import { brand } from "@octroi/ui/brand/brand";
import {
  addressOf,
  ConfigError,
  type DatabaseUrl,
  database,
  type Environment,
  host,
  logLevel,
  metricsToken,
  onOff,
  optionalAddress,
  port,
  readerOf,
  shutdownDelay,
  trustProxy,
} from "@octroi/web/settings";
import * as v from "valibot";

/** The server and the command line start in different folders, and must mean the same file. */
const root = resolve(import.meta.dirname, "../..");

const licenseKeys = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keys: v.pipe(v.array(v.custom<LicenseKey>(isPublicKey)), v.minLength(1)) }),
);

/** A private key has a `d`, which has no business on a server that only checks signatures. */
function isPublicKey(value: unknown): boolean {
  return typeof value === "object" && value !== null && "kty" in value && !("d" in value);
}

/** Every variable the software reads, what it accepts, and what it is without one. */
const variables = {
  PORT: port(3000),
  HOST: host,
  SITE_URL: optionalAddress("the public address of the site, such as https://octroi.example"),
  SIGN_UP_URL: optionalAddress(
    "the address where people sign up, such as https://console.octroi.example/sign-up",
  ),
  DATABASE_URL: database("data/waitlist.sqlite", root),
  RATE_LIMIT: onOff("on"),
  ROBOTS_FETCH: onOff("on"),
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
  TRUST_PROXY: trustProxy,
  WAITLIST_WEBHOOK_URL: optionalAddress("an http or https address"),
  WAITLIST_WEBHOOK_SECRET: {
    schema: v.optional(v.pipe(v.string(), v.minLength(16))),
    expects: "at least 16 characters",
  },
  METRICS_TOKEN: metricsToken,
  SHUTDOWN_DELAY: shutdownDelay,
  LOG_LEVEL: logLevel,
} as const;

type Variables = { [Name in keyof typeof variables]: v.InferOutput<(typeof variables)[Name]["schema"]> };

export interface Config {
  port: number;
  host: string;
  siteUrl: URL;
  /** Where people sign up. */
  signUpUrl: URL;
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

/** The one reader of the environment. */
export function readConfig(environment: Environment): Config {
  const read = readerOf(variables, environment);
  const webhookUrl = read("WAITLIST_WEBHOOK_URL");
  const webhookSecret = read("WAITLIST_WEBHOOK_SECRET");
  if (webhookUrl !== undefined && webhookSecret === undefined) {
    throw new ConfigError(
      "WAITLIST_WEBHOOK_SECRET must be set when WAITLIST_WEBHOOK_URL is: notices are signed with it.",
    );
  }
  return {
    port: read("PORT"),
    host: read("HOST"),
    siteUrl: new URL(read("SITE_URL") ?? addressOf(read("HOST"), read("PORT"))),
    signUpUrl: new URL(read("SIGN_UP_URL") ?? brand.signUpUrl),
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
