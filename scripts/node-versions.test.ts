import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackage } from "./build-package.ts";

const packages = ["crawlers", "policy", "edge", "logs"];
const program = `node-${process.platform}-${process.arch}`;

/** What `engines` of the packages promise, the last of that line, and the line that the site runs on. */
const versions = ["22.12.0", "22.23.2", "24.21.0"];

const published = versionsOf(program);
const folder = mkdtempSync(join(tmpdir(), "octroi-node-versions-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  mkdirSync(join(folder, "node_modules/@octroi"), { recursive: true });
  // What our packages depend on besides each other, as this repository has it installed.
  symlinkSync(join(import.meta.dirname, "../node_modules/fflate"), join(folder, "node_modules/fflate"));
  for (const name of packages) {
    buildPackage(join(import.meta.dirname, "../packages", name), join(folder, "node_modules/@octroi", name));
  }
});

describe.each(versions.map((version) => [version, closest(version)] as const))(
  "on Node %s",
  (asked, version) => {
    if (version === undefined) {
      test.skip(`${program}@${asked} cannot be had here`, () => {});
      return;
    }
    // Not every version is there for every machine: what is run says so.
    const place = version === asked ? "" : ` (here ${version}, the next that there is for this machine)`;
    let node = "";
    beforeAll(() => {
      const home = join(folder, version);
      mkdirSync(home);
      const words = [
        "install",
        "--prefix",
        home,
        "--no-save",
        "--no-audit",
        "--no-fund",
        `${program}@${version}`,
      ];
      execFileSync("npm", words, { stdio: "ignore" });
      node = join(home, "node_modules", program, "bin/node");
      expect(execFileSync(node, ["--version"], { encoding: "utf8" }).trim()).toBe(`v${version}`);
    });

    test.each(packages)(`@octroi/%s loads by every path${place}`, (name) => {
      const { exports } = manifestOf(name);
      const paths = Object.keys(exports)
        .filter((path) => !path.endsWith(".json"))
        .map((path) => path.replace(".", `@octroi/${name}`));
      const script = paths.map(
        (path) => `if (Object.keys(await import("${path}")).length === 0) throw "${path}";`,
      );
      execFileSync(node, ["--input-type=module", "--eval", script.join("\n")], { cwd: folder });
    });

    test.each(packages.filter((name) => manifestOf(name, true).bin !== undefined))(
      `the command of @octroi/%s starts${place}`,
      (name) => {
        const { bin, version: expected } = manifestOf(name);
        for (const file of Object.values<string>(bin)) {
          const command = join(folder, "node_modules/@octroi", name, file);
          const printed = execFileSync(node, [command, "--version"], { cwd: folder, encoding: "utf8" });
          expect(printed.trim()).toContain(expected);
        }
      },
    );

    test(`CommonJS requires the gate, and it decides${place}`, () => {
      const script = `
      const { octroi } = require("@octroi/edge/express");
      const { createGate } = require("@octroi/edge");
      const policy = { version: 1, site: { origin: "https://a.example" }, rules: [{ who: { crawler: ["GPTBot"] }, action: "block" }] };
      const request = new Request("https://a.example/", { headers: { "user-agent": "GPTBot" } });
      createGate({ policy, mode: "enforce" }).handle(request).then(({ status }) => console.log(typeof octroi, status));`;
      expect(
        execFileSync(node, ["--input-type=commonjs", "--eval", script], {
          cwd: folder,
          encoding: "utf8",
          stdio: ["ignore", "pipe", "ignore"],
        }).trim(),
      ).toBe("function 403");
    });
  },
);

function manifestOf(name: string, isSource = false) {
  const home = isSource
    ? join(import.meta.dirname, "../packages", name)
    : join(folder, "node_modules/@octroi", name);
  return JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
}

/** The version itself, or the next of its major that there is. */
function closest(version: string): string | undefined {
  const numbers = (text: string) => text.split(".").map(Number);
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  return published.find((each) => {
    const [otherMajor = 0, otherMinor = 0, otherPatch = 0] = numbers(each);
    if (otherMajor !== major) return false;
    return otherMinor > minor || (otherMinor === minor && otherPatch >= patch);
  });
}

/** None where the registry cannot be reached. */
function versionsOf(name: string): readonly string[] {
  try {
    const printed = execFileSync("npm", ["view", name, "versions", "--json"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return [JSON.parse(printed)].flat();
  } catch {
    return [];
  }
}
