import { resolve } from "node:path";
import {
  ConfigError,
  host,
  logLevel,
  metricsToken,
  optionalAddress,
  port,
  proxyToken,
  readerOf,
  shutdownDelay,
  trustProxy,
} from "@octroi/web/settings";
import * as v from "valibot";

/** What a relative path is relative to, wherever the process starts. */
const root = resolve(import.meta.dirname, "..");

/** Every variable the proxy reads, what it accepts, and what it is without one. */
const variables = {
  HOST: host,
  PROXY_PORT: port(3002),
  PROXY_CONTROL_PORT: port(3003),
  CONSOLE_URL: optionalAddress("the address of the console, such as https://console.octroi.example"),
  PROXY_TOKEN: proxyToken,
  PROXY_HOSTS_FILE: {
    schema: v.optional(v.pipe(v.string(), v.nonEmpty()), "data/proxy-hosts.json"),
    expects: "the path of the file that keeps the last list of hosts",
  },
  PROXY_ADDRESSES: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.transform((value) => value.split(",").map((part) => part.trim())),
        v.array(v.pipe(v.string(), v.ip())),
      ),
    ),
    expects: "the public addresses of all proxies, separated by commas",
  },
  TRUST_PROXY: trustProxy,
  METRICS_TOKEN: metricsToken,
  SHUTDOWN_DELAY: shutdownDelay,
  SHUTDOWN_TIMEOUT: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), "30"),
    expects: "a whole number of seconds, up to 9999",
  },
  LOG_LEVEL: logLevel,
} as const;

export interface Config {
  host: string;
  port: number;
  /** For Caddy's questions, health and metrics, on the same host. */
  controlPort: number;
  consoleUrl: URL;
  /** What lets this proxy read the list of hosts. */
  token: string;
  /** Keeps the last list of hosts. */
  hostsFile: string;
  /** Keeps the last policy of each host, beside it. */
  policyFolder: string;
  /** The public addresses of all proxies: no destination may be one. */
  ownAddresses: readonly string[];
  /** The servers in front, whose word on visitors is taken: on this machine, where nothing is said. */
  trustProxy: readonly string[];
  metricsToken: string | undefined;
  /** How long to go on serving, not ready any more, after being told to stop. */
  shutdownDelayMs: number;
  /** How long visits on their way have to end then. */
  shutdownTimeoutMs: number;
  logLevel: string;
}

/** The one reader of the environment. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = readerOf(variables, environment);
  const consoleUrl = read("CONSOLE_URL");
  const token = read("PROXY_TOKEN");
  const given = read("TRUST_PROXY");
  const hostsFile = resolve(root, read("PROXY_HOSTS_FILE"));
  if (consoleUrl === undefined)
    throw new ConfigError(`CONSOLE_URL must be ${variables.CONSOLE_URL.expects}.`);
  if (token === undefined) throw new ConfigError(`PROXY_TOKEN must be ${variables.PROXY_TOKEN.expects}.`);
  return {
    host: read("HOST"),
    port: read("PROXY_PORT"),
    controlPort: read("PROXY_CONTROL_PORT"),
    consoleUrl: new URL(consoleUrl),
    token,
    hostsFile,
    policyFolder: resolve(hostsFile, "../proxy-policies"),
    ownAddresses: read("PROXY_ADDRESSES") ?? [],
    trustProxy: given.length > 0 ? given : ["127.0.0.1", "::1"],
    metricsToken: read("METRICS_TOKEN"),
    shutdownDelayMs: read("SHUTDOWN_DELAY") * 1_000,
    shutdownTimeoutMs: read("SHUTDOWN_TIMEOUT") * 1_000,
    logLevel: read("LOG_LEVEL"),
  };
}
