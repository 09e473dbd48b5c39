import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, describe, expect, test } from "vitest";
import { buildPackage } from "./build-package.ts";

const folder = mkdtempSync(join(tmpdir(), "publishable-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The packages are ECMAScript modules alone: CommonJS imports them with `import()`, and Node 10's rules are not ours. */
const modern = ["node16-esm", "bundler"];

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Builds a package and packs it as `npm publish` would. */
function pack(name: string): Packed & { readonly home: string } {
  const home = join(folder, name);
  buildPackage(join(import.meta.dirname, "../packages", name), home);
  const words = ["pack", "--json", "--loglevel", "silent", "--pack-destination", folder];
  const [packed] = JSON.parse(execFileSync("npm", words, { cwd: home, encoding: "utf8" }));
  return { ...packed, home };
}

test("a site installs the gate from a checkout by the command that npm run pack prints", () => {
  const destination = join(folder, "packed");
  const printed = execFileSync(process.execPath, [join(import.meta.dirname, "pack.ts"), destination], {
    encoding: "utf8",
  });
  const [npm = "", ...words] = printed.trim().split(" ");
  const site = mkdtempSync(join(folder, "site-"));
  writeFileSync(join(site, "package.json"), '{ "type": "module" }');
  execFileSync(npm, [...words, "--offline", "--no-audit", "--no-fund"], { cwd: site, stdio: "ignore" });
  execFileSync("npx", ["@octroi/edge", "init", "--origin", "https://press.example"], { cwd: site });
  expect(JSON.parse(readFileSync(join(site, "octroi.policy.json"), "utf8"))).toMatchObject({
    site: { origin: "https://press.example" },
  });
}, 120_000);

test("what npm would pack of the sources is refused in a sentence", () => {
  const { status, stderr } = spawnSync("npm", ["pack", "--dry-run", "-w", "packages/edge"], {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain("`npm run pack` at the root packs it as it is published");
});

describe.each(["crawlers", "policy", "edge", "logs"])("@octroi/%s as npm would publish it", (name) => {
  const { home, filename, files } = pack(name);

  test("is what publint recommends", async () => {
    const { messages } = await publint({ pkgDir: home, strict: true });
    expect(messages).toEqual([]);
  });

  test("has types that Node and bundlers find, for every path", async () => {
    const tarball = new Uint8Array(readFileSync(join(folder, filename)));
    const analysis = await checkPackage(createPackageFromTarballData(tarball));
    if (!analysis.types) throw new Error("Expected types in the package, found none.");
    const problems = analysis.problems.filter(
      (problem) => !("resolutionKind" in problem) || modern.includes(problem.resolutionKind),
    );
    expect(problems).toEqual([]);
  });

  test("says whence it comes and what changed in its version, and is published with provenance", () => {
    const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    expect(manifest).toMatchObject({
      license: "MIT",
      engines: { node: ">=22.12" },
      publishConfig: { access: "public", provenance: true },
      repository: { type: "git", directory: `packages/${name}` },
    });
    const [latest] = readFileSync(join(home, "CHANGELOG.md"), "utf8").match(/^## .+$/m) ?? [];
    expect(latest).toBe(`## ${manifest.version}`);
  });

  test("holds programs, types, data and its papers, and nothing else", () => {
    const papers = ["package.json", "README.md", "CHANGELOG.md", "LICENSE"];
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(papers));
    const others = paths.filter((path) => !papers.includes(path));
    expect(
      others.filter((path) => !/\.(js|d\.ts|json)$/.test(path) || /test|bench|runtimes/.test(path)),
    ).toEqual([]);
  });
});
