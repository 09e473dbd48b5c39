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

test("only the packages we named may run a script when they are installed", () => {
  const named = Object.keys(read("package.json").allowScripts);
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) =>
    path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
  );
  expect(names.filter((name) => !named.includes(name))).toEqual([]);
});
