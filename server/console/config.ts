import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
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
  proxyToken,
  readerOf,
  shutdownDelay,
  trustProxy,
} from "@octroi/web/settings";
import * as v from "valibot";

/** The server and the command line start in different folders, and must mean the same file. */
const root = resolve(import.meta.dirname, "../..");

/** Every variable the console reads, what it accepts, and what it is without one. */
const variables = {
  CONSOLE_PORT: port(3001),
  HOST: host,
  CONSOLE_URL: optionalAddress("the public address of the console, such as https://console.octroi.example"),
  SITE_URL: optionalAddress("the public address of the site, such as https://octroi.example"),
  CONSOLE_DATABASE_URL: database("data/console.sqlite", root),
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
  ROBOTS_FETCH: onOff("on"),
  RATE_LIMIT: onOff("on"),
  TRUST_PROXY: trustProxy,
  METRICS_TOKEN: metricsToken,
  SHUTDOWN_DELAY: shutdownDelay,
  LOG_LEVEL: logLevel,
} as const;

export interface Config {
  port: number;
  host: string;
  /** Where people reach the console. */
  url: URL;
  /** Where the public site is, which pages link to. */
  siteUrl: URL;
  database: DatabaseUrl;
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
  /** Whether a new site's files may be read, to propose how to connect it. */
  robotsFetch: boolean;
  rateLimit: boolean;
  trustProxy: readonly string[];
  /** What `/metrics` asks for. Without one there is no such page. */
  metricsToken: string | undefined;
  /** How long to go on serving, not ready any more, after being told to stop. */
  shutdownDelayMs: number;
  logLevel: string;
}

/** The one reader of the environment. */
export function readConfig(environment: Environment): Config {
  const read = readerOf(variables, environment);
  const url = new URL(read("CONSOLE_URL") ?? addressOf(read("HOST"), read("CONSOLE_PORT")));
  const database = read("CONSOLE_DATABASE_URL");
  const from = read("MAIL_FROM") ?? `octroi@${url.hostname}`;
  return {
    port: read("CONSOLE_PORT"),
    host: read("HOST"),
    url,
    siteUrl: new URL(read("SITE_URL") ?? addressOf(read("HOST"), 3000)),
    database,
    secret: read("CONSOLE_SECRET"),
    dataFolder: database.kind === "sqlite" ? dirname(database.file) : resolve(root, "data"),
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
    robotsFetch: read("ROBOTS_FETCH") === "on",
    rateLimit: read("RATE_LIMIT") === "on",
    trustProxy: read("TRUST_PROXY"),
    metricsToken: read("METRICS_TOKEN"),
    shutdownDelayMs: read("SHUTDOWN_DELAY") * 1_000,
    logLevel: read("LOG_LEVEL"),
  };
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
