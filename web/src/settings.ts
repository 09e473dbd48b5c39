import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import * as v from "valibot";

/** Thrown at start: names the variable and what it should have been. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** A variable that the software reads: what it accepts, what it is without one, and both in words. */
interface Variable {
  schema: v.GenericSchema<string | undefined, unknown>;
  expects: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables by name. Throws where one is not what it should be. */
export function readerOf<Variables extends Readonly<Record<string, Variable>>>(
  variables: Variables,
  environment: Environment,
) {
  const [foreign] = Object.keys(environment).filter((name) => name.startsWith("OCTROI_"));
  if (foreign !== undefined) {
    throw new ConfigError(
      `${foreign} must not be set: it is for sites that use @octroi/edge, and this one reads the variables of its README.`,
    );
  }
  return <Name extends keyof Variables & string>(name: Name): v.InferOutput<Variables[Name]["schema"]> => {
    const { schema, expects }: Variable = variables[name] ?? unlisted(name);
    const result = v.safeParse(schema, givenFor(name, environment));
    if (!result.success) throw new ConfigError(`${name} must be ${expects}.`);
    // The schema that was just applied is this name's own.
    return result.output as v.InferOutput<Variables[Name]["schema"]>;
  };
}

/** What a variable is set to, or what the file holds that another names in its place: so do secrets reach a container. */
function givenFor(name: string, environment: Environment): string | undefined {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] || undefined;
  if (environment[name]) throw new ConfigError(`${name} and ${name}_FILE must not both be set.`);
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch {
    throw new ConfigError(`${name}_FILE must be a file that can be read.`);
  }
}

function unlisted(name: string): never {
  throw new Error(`Expected ${name} in the table of variables.`);
}

const portNumber = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));

export function port(defaultValue: number) {
  return { schema: v.optional(portNumber, String(defaultValue)), expects: "a port number from 0 to 65535" };
}

export const host = {
  schema: v.optional(v.pipe(v.string(), v.nonEmpty()), "localhost"),
  expects: "a host name or address to listen on",
};

export function optionalAddress(expects: string) {
  return { schema: v.optional(webAddress), expects };
}

export function onOff(defaultValue: "on" | "off") {
  return { schema: v.optional(v.picklist(["on", "off"]), defaultValue), expects: "on or off" };
}

/** Where an application keeps what it keeps: a file, or a PostgreSQL that several servers share. */
export type DatabaseUrl = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

/** `root` is what a relative path is relative to, wherever the process starts. */
export function database(defaultValue: string, root: string) {
  return { schema: v.optional(databaseAddress(root), defaultValue), expects: databaseExpects };
}

export function optionalDatabase(root: string) {
  return { schema: v.optional(databaseAddress(root)), expects: databaseExpects };
}

const databaseExpects = "a file path, or postgres://user:password@host/name";

function databaseAddress(root: string) {
  return v.pipe(
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
}

export const trustProxy = {
  schema: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(",").map((part) => part.trim())),
      v.transform((parts) => parts.filter(Boolean)),
      v.array(v.pipe(v.string(), v.check(isAddressRange))),
    ),
    "",
  ),
  expects: "the addresses or ranges of the proxies to believe, separated by commas, such as 10.0.0.0/8",
};

function isAddressRange(range: string): boolean {
  const [address = ""] = range.split("/");
  const isOne = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
  return isOne && (range === address || ipaddr.isValidCIDR(range));
}

export const metricsToken = {
  schema: v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/=-]{16,}$/))),
  expects: "at least 16 letters, digits or any of . _ ~ + / = -",
};

/** What the console and its proxies have in common. */
export const proxyToken = {
  schema: metricsToken.schema,
  expects:
    "the token that the console has for its proxies, at least 16 letters, digits or any of . _ ~ + / = -",
};

export const shutdownDelay = {
  schema: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), "0"),
  expects: "a whole number of seconds, up to 999",
};

export const logLevel = {
  schema: v.optional(v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"]), "info"),
  expects: "trace, debug, info, warn, error, fatal or silent",
};

/** The address that a server is reached at where none is given: a host in brackets where it is IPv6. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
