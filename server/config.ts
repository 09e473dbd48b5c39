import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
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
  optionalDatabase,
  port,
  proxyToken,
  readerOf,
  shutdownDelay,
  trustProxy,
} from "@octroi/web/settings";
import * as v from "valibot";
import { parseIban } from "../domain/books/iban.ts";
import { paymentNetwork } from "../domain/payments/networks.ts";
import type { FacilitatorSettings } from "./market/payments/facilitator.ts";
import { facilitatorKeyIn } from "./market/payments/facilitator-key.ts";
import type { X402Settings } from "./market/payments/x402.ts";

/** The server and the command line start in different folders, and must mean the same file. */
const root = resolve(import.meta.dirname, "..");

/** Beside the source; never in the repository. */
const dataFolder = "data";

const licenseKeys = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keys: v.pipe(v.array(v.custom<LicenseKey>(isPublicKey)), v.minLength(1)) }),
);

/** A private key has a `d`, which has no business on a server that only checks signatures. */
function isPublicKey(value: unknown): boolean {
  return typeof value === "object" && value !== null && "kty" in value && !("d" in value);
}

/** A node of each chain: `eip155:8453=https://base.example.com,eip155:137=https://polygon.example.com`. */
const chainUrls = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[^=]+=https?:\/\/\S+$/),
      v.transform((part): [string, string] => [
        part.slice(0, part.indexOf("=")),
        part.slice(part.indexOf("=") + 1),
      ]),
      v.check(([network, url]) => paymentNetwork(network) !== undefined && URL.canParse(url)),
    ),
  ),
  v.transform((pairs) => new Map(pairs.map(([network, url]) => [network, new URL(url)]))),
);

/** Every variable the software reads, what it accepts, and what it is without one. */
const variables = {
  HOST: host,
  PORT: port(3000),
  CONSOLE_PORT: port(3001),
  SITE_URL: optionalAddress("the public address of the site, such as https://octroi.example"),
  CONSOLE_URL: optionalAddress("the public address of the console, such as https://console.octroi.example"),
  DATABASE_URL: database(`${dataFolder}/octroi.sqlite`, root),
  // Site and console had a database each. Where this is still set, it is the one, and the other the site's of before.
  CONSOLE_DATABASE_URL: optionalDatabase(root),
  CONSOLE_SECRET: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[\w-]{43,}$/),
        v.transform((text) => Buffer.from(text, "base64url")),
      ),
    ),
    expects:
      "at least 32 random bytes in base64url, such as `openssl rand -base64 32 | tr '+/' '-_' | tr -d =`",
  },
  SMTP_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s/]/), v.url())),
    expects: "smtp://user:password@host:587, or smtps://…",
  },
  MAIL_FROM: {
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)),
    ),
    expects: "an e-mail address, such as Octroi <octroi@octroi.example>",
  },
  DKIM_KEY_FILE: {
    schema: v.optional(v.pipe(v.string(), v.nonEmpty())),
    expects: "the path of the private key, in PEM, that signs mails",
  },
  DKIM_SELECTOR: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i))),
    expects: "the name before ._domainkey under which the public key is published",
  },
  EDGE_ZONE: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/))),
    expects: "the name in which every name leads to the proxies, such as edge.octroi.example",
  },
  PROXY_TOKEN: proxyToken,
  DNS_RESOLVERS: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(",").map((part) => part.trim())),
        v.array(v.pipe(v.string(), v.regex(/^(?:[\d.]+|[\da-f:]+|\[[\da-f:]+\]:\d+|[\d.]+:\d+)$/i))),
      ),
      "1.1.1.1,8.8.8.8,9.9.9.9",
    ),
    expects: "addresses of public resolvers, separated by commas, such as 1.1.1.1,9.9.9.9",
  },
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
  WAITLIST_WEBHOOK_URL: optionalAddress("an http or https address"),
  WAITLIST_WEBHOOK_SECRET: {
    schema: v.optional(v.pipe(v.string(), v.minLength(16))),
    expects: "at least 16 characters",
  },
  PAYOUTS: onOff("off"),
  PAYOUT_HOLDER: {
    schema: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(70))),
    expects: "the name of the account that payouts leave, up to 70 letters",
  },
  PAYOUT_IBAN: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.transform(parseIban),
        v.check((parsed) => "iban" in parsed),
      ),
    ),
    expects: "the IBAN of the account that payouts leave",
  },
  FACILITATOR_URL: optionalAddress(
    "the address of an x402 facilitator, without /verify and /settle, such as https://facilitator.example.com",
  ),
  FACILITATOR_TOKEN: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/))),
    expects: "the token that the facilitator asks for, in visible ASCII characters",
  },
  FACILITATOR_KEY_ID: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/))),
    expects: "the id of the key that the facilitator wants each request signed with",
  },
  FACILITATOR_KEY_SECRET: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.transform(facilitatorKeyIn),
        v.check((key) => key !== undefined),
      ),
    ),
    expects: "the Ed25519 key of that id, as Coinbase prints it: 64 bytes in base64",
  },
  STRIPE_URL: {
    schema: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)), "https://api.stripe.com"),
    expects: "the address of Stripe’s API",
  },
  CHAIN_URLS: {
    schema: v.optional(chainUrls),
    expects: "a node of each network, such as eip155:8453=https://base.example.com, separated by commas",
  },
  ROBOTS_FETCH: onOff("on"),
  RATE_LIMIT: onOff("on"),
  TRUST_PROXY: trustProxy,
  METRICS_TOKEN: metricsToken,
  SHUTDOWN_DELAY: shutdownDelay,
  LOG_LEVEL: logLevel,
} as const;

type Variables = { [Name in keyof typeof variables]: v.InferOutput<(typeof variables)[Name]["schema"]> };

export interface Config {
  host: string;
  sitePort: number;
  consolePort: number;
  /** Where people reach the site, and where the console, which is another origin. */
  siteUrl: URL;
  consoleUrl: URL;
  database: DatabaseUrl;
  /** What site and console kept in databases of their own, to be taken over where it is still there. */
  earlier: { site: DatabaseUrl | undefined; consoleFile: string | undefined };
  /** What everything secret is derived from. Without one, a file in the data folder holds it. */
  secret: Uint8Array | undefined;
  /** Where the secret and the mails are, where no variable says something else. */
  dataFolder: string;
  mail: {
    /** Without one, mails are files in the data folder. */
    smtpUrl: string | undefined;
    from: string;
    /** What signs mails. */
    dkim: { domain: string; selector: string; privateKey: string } | undefined;
  };
  dns: {
    /** Every name in it leads to the proxies; each site gets one. */
    zone: string;
    /** What lets proxies read the list of hosts. Without one there is no such list. */
    proxyToken: string | undefined;
    /** Whom to ask what a domain leads to, beside its own name servers. */
    resolvers: readonly string[];
  };
  /** What the gate in front of the site does with what it decides. */
  gate: Variables["GATE"];
  /** Where the site's policy is. */
  policyFile: string;
  /** What verifies the licenses that open what is charged for. Without them no license opens anything. */
  licenseKeys: Variables["LICENSE_KEYS"];
  /** Whether publishers are asked where to be paid, and are paid. */
  payouts: boolean;
  /** The account that payouts leave. Without one they leave as CSV alone. */
  payer: { holder: string; iban: string } | undefined;
  /** What brings companies’ payments in USDC to publishers’ wallets. Without it nobody pays by x402. */
  x402: X402Settings | undefined;
  /** Where checkouts are opened, with publishers’ own keys. */
  stripeUrl: URL;
  webhook: { url: string; secret: string } | undefined;
  /** Whether other sites may be asked for their files: by the free tools, and by the console about its sites. */
  robotsFetch: boolean;
  rateLimit: boolean;
  trustProxy: readonly string[];
  /** What `/metrics` asks for. Without one there is no such page. */
  metricsToken: string | undefined;
  /** How long to go on serving, not ready any more, after being told to stop. */
  shutdownDelayMs: number;
  logLevel: Variables["LOG_LEVEL"];
}

/** The one reader of the environment. */
export function readConfig(environment: Environment): Config {
  const read = readerOf(variables, environment);
  const host = read("HOST");
  const consoleUrl = new URL(read("CONSOLE_URL") ?? addressOf(host, read("CONSOLE_PORT")));
  const databases = databasesIn(read("DATABASE_URL"), read("CONSOLE_DATABASE_URL"));
  const { database } = databases;
  const from = read("MAIL_FROM") ?? `${brand.name} <octroi@${consoleUrl.hostname}>`;
  return {
    host,
    sitePort: read("PORT"),
    consolePort: read("CONSOLE_PORT"),
    siteUrl: new URL(read("SITE_URL") ?? addressOf(host, read("PORT"))),
    consoleUrl,
    ...databases,
    secret: read("CONSOLE_SECRET"),
    dataFolder: database.kind === "sqlite" ? dirname(database.file) : resolve(root, dataFolder),
    mail: {
      smtpUrl: read("SMTP_URL"),
      from,
      dkim: dkimFor(from, read("DKIM_KEY_FILE"), read("DKIM_SELECTOR")),
    },
    dns: {
      zone: read("EDGE_ZONE") ?? brand.nameServerHost,
      proxyToken: read("PROXY_TOKEN"),
      resolvers: read("DNS_RESOLVERS"),
    },
    gate: read("GATE"),
    policyFile: resolve(root, read("POLICY")),
    licenseKeys: read("LICENSE_KEYS"),
    payouts: read("PAYOUTS") === "on",
    payer: payerFor(read("PAYOUT_HOLDER"), read("PAYOUT_IBAN")),
    stripeUrl: new URL(read("STRIPE_URL")),
    x402: x402For(
      read("FACILITATOR_URL"),
      read("CHAIN_URLS"),
      credentialsFor(read("FACILITATOR_TOKEN"), read("FACILITATOR_KEY_ID"), read("FACILITATOR_KEY_SECRET")),
    ),
    webhook: webhookFor(read("WAITLIST_WEBHOOK_URL"), read("WAITLIST_WEBHOOK_SECRET")),
    robotsFetch: read("ROBOTS_FETCH") === "on",
    rateLimit: read("RATE_LIMIT") === "on",
    trustProxy: read("TRUST_PROXY"),
    metricsToken: read("METRICS_TOKEN"),
    shutdownDelayMs: read("SHUTDOWN_DELAY") * 1_000,
    logLevel: read("LOG_LEVEL"),
  };
}

function databasesIn(
  named: DatabaseUrl,
  console: DatabaseUrl | undefined,
): Pick<Config, "database" | "earlier"> {
  if (console !== undefined) return { database: console, earlier: { site: named, consoleFile: undefined } };
  if (named.kind === "postgres")
    return { database: named, earlier: { site: undefined, consoleFile: undefined } };
  const beside = (name: string) => join(dirname(named.file), name);
  // A setting of before that still names the site's file means the folder that it is in.
  const file = basename(named.file) === "waitlist.sqlite" ? beside("octroi.sqlite") : named.file;
  return {
    database: { kind: "sqlite", file },
    earlier: {
      site: { kind: "sqlite", file: beside("waitlist.sqlite") },
      consoleFile: beside("console.sqlite"),
    },
  };
}

function payerFor(holder: string | undefined, parsed: Variables["PAYOUT_IBAN"]): Config["payer"] {
  const iban = parsed !== undefined && "iban" in parsed ? parsed.iban : undefined;
  if (holder === undefined && iban === undefined) return undefined;
  if (holder === undefined || iban === undefined) {
    throw new ConfigError("PAYOUT_HOLDER and PAYOUT_IBAN must be set together, or not at all.");
  }
  return { holder, iban };
}

function x402For(
  url: string | undefined,
  chains: Variables["CHAIN_URLS"],
  credentials: Pick<FacilitatorSettings, "token" | "key">,
): X402Settings | undefined {
  if (url === undefined && chains === undefined) return undefined;
  if (url === undefined || chains === undefined) {
    throw new ConfigError(
      "FACILITATOR_URL and CHAIN_URLS must be set together, or not at all: what a facilitator does not say, the chain does.",
    );
  }
  return { facilitator: { url: new URL(url), ...credentials }, chains };
}

function credentialsFor(
  token: string | undefined,
  id: string | undefined,
  privateKey: Variables["FACILITATOR_KEY_SECRET"],
): Pick<FacilitatorSettings, "token" | "key"> {
  if (id === undefined && privateKey === undefined) return { token, key: undefined };
  if (id === undefined || privateKey === undefined || token !== undefined) {
    throw new ConfigError(
      "FACILITATOR_KEY_ID and FACILITATOR_KEY_SECRET must be set together, and without FACILITATOR_TOKEN, or not at all.",
    );
  }
  return { token, key: { id, privateKey } };
}

function webhookFor(url: string | undefined, secret: string | undefined): Config["webhook"] {
  if (url === undefined) return undefined;
  if (secret !== undefined) return { url, secret };
  throw new ConfigError(
    "WAITLIST_WEBHOOK_SECRET must be set when WAITLIST_WEBHOOK_URL is: notices are signed with it.",
  );
}

function dkimFor(
  from: string,
  file: string | undefined,
  selector: string | undefined,
): Config["mail"]["dkim"] {
  if (file === undefined && selector === undefined) return undefined;
  if (file === undefined || selector === undefined) {
    throw new ConfigError("DKIM_KEY_FILE and DKIM_SELECTOR must be set together, or not at all.");
  }
  try {
    return {
      domain: from.replace(/^.*@|>$/g, ""),
      selector,
      privateKey: readFileSync(resolve(root, file), "utf8"),
    };
  } catch {
    throw new ConfigError("DKIM_KEY_FILE must be a file that can be read.");
  }
}
