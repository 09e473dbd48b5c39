import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import config from "../vitest.config.ts";
import engines from "../vitest.engines.config.ts";
import runtimes from "../vitest.runtimes.config.ts";

const root = resolve(import.meta.dirname, "..");

/** What of `ui` knows no page: words, figures, the form of a policy, what the market publishes, and how a language writes them. */
const plainUi = [
  "ui/src/language",
  "ui/src/brand",
  "ui/src/series",
  "ui/src/words",
  "ui/src/policy",
  "ui/src/market",
];

const notOurs = /(^|\/)(node_modules|build|dist|artifacts|\.[^/]+)$/;

/** Imports run one way. A layer may use itself and what stands left of it. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  "packages/crawlers": [],
  "packages/policy": ["packages/crawlers"],
  "packages/edge": ["packages/crawlers", "packages/policy"],
  "packages/logs": ["packages/crawlers", "packages/policy"],
  // The plugin is PHP: what prints its data, and what holds it against the packages.
  "packages/wordpress": ["packages/crawlers", "packages/policy", "packages/edge"],
  database: [],
  web: [],
  "ui/src/language": [],
  "ui/src/brand": ["ui/src/language"],
  "ui/src/series": ["packages/crawlers"],
  "ui/src/words": [
    "ui/src/language",
    "ui/src/brand",
    "ui/src/policy",
    "ui/src/market",
    "packages/crawlers",
    "packages/policy",
  ],
  "ui/src/market": [],
  "ui/src/policy": ["packages/crawlers", "packages/policy"],
  ui: [...plainUi, "packages/crawlers", "packages/policy"],
  check: ["web", ...plainUi, "packages/crawlers", "packages/policy"],
  "site/domain": [
    ...["check", "web", ...plainUi, "packages/crawlers", "packages/policy", "packages/logs"],
    // The version of the plugin that is offered for download.
    "packages/wordpress",
  ],
  "site/markdown": [...plainUi, "site/domain"],
  "site/app": [
    "check",
    "ui",
    ...plainUi,
    "site/domain",
    "packages/crawlers",
    "packages/policy",
    "packages/edge",
    "packages/logs",
  ],
  "server/site": [
    "check",
    "web",
    "ui",
    ...plainUi,
    "site/domain",
    // The ledger is what the console knows of this site.
    "domain",
    "server",
    "store",
    "site/app",
    "database",
    "packages/crawlers",
    "packages/policy",
    "packages/edge",
  ],
  domain: ["web", ...plainUi, "packages/crawlers", "packages/policy", "packages/edge"],
  "console/app": [
    "ui",
    ...plainUi,
    "domain",
    // What is kept, as a page asks for it: types alone, as a test below says.
    "store",
    "packages/crawlers",
    "packages/policy",
    "packages/edge",
    "packages/logs",
  ],
  server: [
    "server/site",
    "check",
    "database",
    "web",
    "ui",
    ...plainUi,
    "domain",
    "store",
    "console/app",
    "packages/crawlers",
    "packages/policy",
    "packages/edge",
    "packages/logs",
  ],
  cli: [
    "site/domain",
    "packages/logs",
    "database",
    "web",
    ...plainUi,
    "domain",
    "store",
    // To send a mail as the server does.
    "server",
    // To show a report as the server sends it.
    "console/app",
    "packages/crawlers",
  ],
  store: ["database", ...plainUi, "domain", "site/domain", "packages/crawlers"],
  "proxy/src": ["web", ...plainUi, "packages/crawlers", "packages/policy", "packages/edge"],
};
const mayReadConfig =
  /^(server\/(start-server|store|dev|(site|console)\/(start|develop)-\w+)|cli\/.*|proxy\/src\/main)\.ts$/;
/** They hand the environment on, settle it before anything reads it, or ask how much is to be tested. */
const maySeeEnvironment =
  /^(server\/(main|start)|web\/src\/production|(ui|web|database)\/testing\/[\w-]+|packages\/(edge\/src\/(environment|cli\/main)|crawlers\/testing\/runs|policy\/laws\/policies))\.ts$/;
/** It prints lines for the publisher's own server, which reads its port there. */
const printsServers = "packages/edge/src/cli/init/servers.ts";

/** What builds, tests and measures the layers may import any of them. */
const outsideLayers =
  /^(scripts|examples|tests|bench|site\/(pictures|social)|proxy\/(tests|runtimes|bench))\/|^(site|console|proxy)\/[^/]+$|^[^/]+$/;

interface Module {
  file: string;
  imports: string[];
}

/** The folder of each workspace, by the name that others import it by. */
const workspaces = new Map(
  globSync("{packages/*,check,console,database,proxy,site,ui,web}/package.json", { cwd: root }).map(
    (file) => {
      const { name }: { name: string } = JSON.parse(readFileSync(join(root, file), "utf8"));
      return [name, dirname(file)];
    },
  ),
);
const modules = Object.keys(mayImport).flatMap((layer) => modulesIn(join(root, layer)));

test("every folder of code is a layer, and every layer has code", () => {
  const found = new Set(modules.map(({ file }) => layerOf(file)));
  expect(Object.keys(mayImport).filter((layer) => !found.has(layer))).toEqual([]);
  const files = globSync("**/*.{ts,tsx}", { cwd: root, exclude: (path) => notOurs.test(path) });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => layerOf(file) === undefined && !outsideLayers.test(file))).toEqual([]);
});

describe("imports run one way", () => {
  for (const [layer, allowed] of Object.entries(mayImport)) {
    test(`${layer} imports only ${allowed.join(", ") || "itself"}`, () => {
      const strays = modules
        .filter(({ file }) => layerOf(file) === layer)
        .flatMap(({ file, imports }) => imports.map((target) => ({ file, target, to: layerOf(target) })))
        .filter(({ to }) => to !== undefined && to !== layer && !allowed.includes(to))
        .map(({ file, target }) => `${file} → ${target}`);
      expect(strays).toEqual([]);
    });
  }
});

test("of the store, pages know the types and run nothing", () => {
  const readers = modules
    .filter(({ file }) => file.startsWith("console/app/"))
    .filter(({ file }) =>
      importsOf(join(root, file), { types: false }).some((target) => target.startsWith("store/")),
    );
  expect(readers.map(({ file }) => file)).toEqual([]);
});

/** Folders of a face that several pages use, each for one subject, and what puts pages together. */
const sharedFolders = [
  "browser",
  "content",
  "demo",
  "exchange",
  "forms",
  "islands",
  "layout",
  "metadata",
  "page",
  "plans",
  "robots-file",
  "styles",
  "ui",
  "waitlist",
  "workers",
];
/** Routes and the tables of islands and dialogs name every feature; copy is keyed by the identifiers of its own. */
const mayNameFeatures =
  /^(site|console)\/app\/((routes|content)\/.*|islands\/table|browser\/dialogs|entry\.client)\.tsx?$/;

test.each(["site", "console"])("a feature of the %s imports no other feature", (face) => {
  const folderOf = (file: string) => file.match(`^${face}/app/([^/]+)/`)?.[1];
  const strays = modules
    .filter(({ file }) => folderOf(file) !== undefined && !mayNameFeatures.test(file))
    .flatMap(({ file, imports }) => imports.map((target) => ({ file, target, folder: folderOf(target) })))
    .filter(({ folder }) => folder !== undefined && !sharedFolders.includes(folder))
    .filter(({ file, folder }) => folder !== folderOf(file))
    .map(({ file, target }) => `${file} → ${target}`);
  expect(strays).toEqual([]);
});

test.each(["site", "console"])("what lies loose in the %s is where it begins", (face) => {
  const loose = modules.filter(({ file }) => file.match(`^${face}/app/[^/]+$`)).map(({ file }) => file);
  expect(loose.sort()).toEqual(
    ["entry.client.ts", "entry.server.tsx", "root.tsx", "routes.ts"].map((name) => `${face}/app/${name}`),
  );
});

test("only the entry points read the configuration", () => {
  const readers = modules
    .filter(({ imports }) => imports.some((path) => /^(server|proxy)\/config\.ts$/.test(path)))
    .map(({ file }) => file);
  expect(readers.filter((file) => !mayReadConfig.test(file))).toEqual([]);
});

test("the environment is read in one module and by the entry points that pass it on", () => {
  const readers = modules
    .map(({ file }) => file)
    .filter((file) => file !== printsServers)
    .filter((file) => readFileSync(join(root, file), "utf8").includes("process.env"));
  expect(readers.filter((file) => !mayReadConfig.test(file) && !maySeeEnvironment.test(file))).toEqual([]);
});

/** They run once the visitor has sorted a table, or a site has been read. */
const mayUseIntl = [
  "site/app/generator/registry-view.ts",
  "site/app/site-check/read-time.tsx",
  "site/app/tester/fetched-note.tsx",
];

test("what runs in the browser writes without Intl, whose first use stalls a phone", () => {
  const graph = new Map(modules.map(({ file }) => [file, importsOf(join(root, file), { types: false })]));
  const reached = new Set<string>();
  const walk = (file: string) => {
    if (reached.has(file) || !graph.has(file)) return;
    reached.add(file);
    for (const next of graph.get(file) ?? []) walk(next);
  };
  walk("site/app/entry.client.ts");
  expect([...reached]).toContain("site/app/generator/tool.tsx");
  const users = [...reached].filter((file) =>
    /\bIntl\.|\.toLocale(String|DateString|TimeString)\(/.test(readFileSync(join(root, file), "utf8")),
  );
  const strays = users.filter((file) => /^(site|ui)\//.test(file) && !mayUseIntl.includes(file));
  expect(strays).toEqual([]);
});

test("no import leads back to where it started", () => {
  const graph = new Map(modules.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (done.has(file) || path.includes(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  expect(cycles).toEqual([]);
});

test("every file of tests is run by a configuration", () => {
  interface Tests {
    test: { include: string[]; exclude?: string[] };
  }
  const { projects } = config.test as unknown as { projects: Tests[] };
  const run = [...projects, engines as Tests, runtimes as Tests].flatMap(({ test: { include, exclude } }) =>
    // Slow ones are left out by all but `npm run test:exhaustive`.
    globSync(include, { cwd: root, exclude: exclude?.filter((each) => each !== "**/*.slow.test.ts") ?? [] }),
  );
  const files = globSync("**/*.test.{ts,tsx}", { cwd: root, exclude: (path) => notOurs.test(path) });
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => !run.includes(file))).toEqual([]);
});

test("there is no drawer for odds and ends", () => {
  const drawers = modules.filter(({ file }) => /\/(utils?|lib|helpers?|misc|common)(\/|\.)/.test(file));
  expect(drawers.map(({ file }) => file)).toEqual([]);
});

function modulesIn(folder: string): Module[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) &&
        !/\.test\.tsx?$|\.d\.ts$|(^|\/)(dist|node_modules|bench|runtimes|scripts)\//.test(name),
    )
    .map((name) => {
      const path = join(folder, name);
      return { file: relative(root, path), imports: importsOf(path) };
    });
}

/** Type imports count by default: a layer that knows another's types knows the other. */
function importsOf(path: string, { types = true } = {}): string[] {
  const written = readFileSync(path, "utf8");
  const source = types ? written : written.replace(/^(?:im|ex)port type [^;]*;/gm, "");
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    ([, target = ""]) => target,
  );
  return specifiers.flatMap((specifier) => {
    const [scope, name, ...inside] = specifier.split("/");
    const workspace = workspaces.get(`${scope}/${name}`);
    if (workspace !== undefined) return [`${workspace}/src/${moduleAt(inside.join("/"))}`];
    if (!specifier.startsWith(".")) return [];
    return [relative(root, resolve(dirname(path), specifier.replace(/\?.*$/, "")))];
  });
}

/** `language/format` is `language/format.ts`; what is no plain module has its extension already. */
function moduleAt(path: string): string {
  if (path === "") return "index.ts";
  return /\.(tsx|css)$/.test(path) ? path : `${path}.ts`;
}

function layerOf(file: string): string | undefined {
  return Object.keys(mayImport).find((layer) => file.startsWith(`${layer}/`));
}
