import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readConfig as readProxyConfig } from "../proxy/config.ts";
import { readConfig } from "../server/config.ts";

const root = resolve(import.meta.dirname, "..");
const textOf = (...path: string[]) => readFile(join(root, ...path), "utf8");

type Environment = Record<string, string>;

/** Every variable that is looked up while the settings are read. What is read may be in a file too, which `…_FILE` names. */
function namesRead(readConfig: (environment: Environment) => unknown, environment: Environment): string[] {
  const names = new Set<string>();
  const recording = new Proxy(environment, {
    get(target, name) {
      names.add(String(name));
      return Reflect.get(target, name);
    },
  });
  readConfig(recording);
  return [...names].filter((name) => !names.has(name.replace(/_FILE$/, "")) || !/_FILE$/.test(name)).sort();
}

const read = {
  server: namesRead(readConfig, {}),
  proxy: namesRead(readProxyConfig, {
    CONSOLE_URL: "https://console.octroi.example",
    PROXY_TOKEN: "a".repeat(64),
  }),
};

const examples = [
  { example: "environment.example", unit: "octroi@.service", server: "server", readConfig },
  {
    example: "proxy-environment.example",
    unit: "octroi-proxy.service",
    server: "proxy",
    readConfig: readProxyConfig,
  },
] as const;

test.each(examples)("deploy/$example is an environment that the server reads", async (row) => {
  const lines = (await textOf("deploy", row.example)).split("\n").filter((line) => /^[A-Z]/.test(line));
  const entries = lines.map((line) => {
    const [, variable = "", value = ""] = /^(\w+)="?(.*?)"?$/.exec(line) ?? [];
    return [variable, value];
  });
  expect(() => row.readConfig(Object.fromEntries(entries))).not.toThrow();
});

test.each(examples)(
  "deploy/$example and deploy/$unit set only variables that the server reads",
  async ({ example, unit, server }) => {
    const lines = [...(await textOf("deploy", example)).matchAll(/^(?:# ?)?([A-Z_]+)=/gm)];
    const settings = [...(await textOf("deploy", unit)).matchAll(/^Environment=(.*)$/gm)];
    const inUnit = settings.flatMap(([, words = ""]) => [...words.matchAll(/\b([A-Z_]+)=/g)]);
    const names = [...lines, ...inUnit].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(4);
    expect(read[server]).toEqual(expect.arrayContaining(names));
  },
);

/** The names in the first column of the table of variables. */
function listedVariables(page: string): string[] {
  const [, table = ""] = /\n\| variable \|.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(page) ?? [];
  const cells = table.split("\n").map((line) => line.split("|")[1] ?? "");
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name)).sort();
}

test("the READMEs list every variable that is read, and no other", async () => {
  expect(listedVariables(await textOf("README.md"))).toEqual(read.server);
  expect(listedVariables(await textOf("proxy/README.md"))).toEqual(read.proxy);
});

test("a variable that the documents name is read by a server, by Caddy, by PostgreSQL’s tools or while the image is built", async () => {
  const caddyfiles = await Promise.all(
    ["Caddyfile", "proxy.Caddyfile"].map((name) => textOf("deploy", name)),
  );
  const inCaddy = caddyfiles.flatMap((text) => [...text.matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name));
  const inImage = [...(await textOf("Containerfile")).matchAll(/^ARG ([A-Z_]+)/gm)].map(([, name]) => name);
  const known = new Set([...read.server, ...read.proxy, ...inCaddy, ...inImage]);
  const unknown: string[] = [];
  for (const page of (await readdir(join(root, "docs"))).filter((name) => name.endsWith(".md"))) {
    for (const [, name = ""] of (await textOf("docs", page)).matchAll(
      /(?:^|[`" ])([A-Z]+(?:_[A-Z]+)+)(?==|`)/gm,
    )) {
      if (!known.has(name) && !known.has(name.replace(/_FILE$/, ""))) unknown.push(`${page}: ${name}`);
    }
  }
  expect(unknown).toEqual([]);
});
