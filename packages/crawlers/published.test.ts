import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackage } from "../../scripts/build-package.ts";
import {
  compileIn,
  compileWithoutDom,
  installedFromNpm,
  runIn,
  runReadmeIn,
} from "../../scripts/published.ts";
import { crawlers } from "./src/registry.ts";
import { crawlerWords as en } from "./src/words/en.ts";
import { crawlerWords as fr } from "./src/words/fr.ts";

const consumer = mkdtempSync(join(tmpdir(), "crawlers-"));
const installed = join(consumer, "node_modules/@octroi/crawlers");

beforeAll(() => {
  mkdirSync(installed, { recursive: true });
  buildPackage(import.meta.dirname, installed);
  writeFileSync(join(consumer, "package.json"), '{ "type": "module" }');
}, 60_000);
afterAll(() => rmSync(consumer, { recursive: true }));

describe("the package as it is published", () => {
  test("is plain JavaScript that Node imports, by every path", () => {
    const asked = [
      'const { crawlerByToken } = await import("@octroi/crawlers"); tell(crawlerByToken("gptbot").token)',
      'const { crawlers } = await import("@octroi/crawlers/registry"); tell(crawlers[0].evidence.kind)',
      'const { crawlerWords } = await import("@octroi/crawlers/words/fr"); tell(crawlerWords.GPTBot.description)',
      'const { crawlerWords } = await import("@octroi/crawlers/words/en"); tell(crawlerWords.GPTBot.description)',
      'const { identify } = await import("@octroi/crawlers/identify"); tell(identify("CCBot/2.0").token)',
      'const { parseRobots } = await import("@octroi/crawlers/robots"); tell(parseRobots("a: b").lines.length)',
      'const { identityOf } = await import("@octroi/crawlers/verify"); tell(identityOf({ token: "GPTBot" }, "192.0.2.1"))',
      'const { lintRobots } = await import("@octroi/crawlers/lint"); tell(lintRobots("Disallow: /")[0].code)',
    ].map((line) => `{ ${line} }`);
    expect(runIn(consumer, ["const tell = console.log;", ...asked].join("\n")).split("\n")).toEqual([
      "GPTBot",
      crawlers[0]?.evidence.kind,
      fr.GPTBot.description,
      en.GPTBot.description,
      "CCBot",
      "1",
      "outside",
      "rules-before-group",
    ]);
  });

  test("has types that a strict project accepts", () => {
    writeFileSync(
      join(consumer, "use.ts"),
      `import { crawlerByToken, type Verdict, matchRobots, parseRobots } from "@octroi/crawlers";
       import { printRobots } from "@octroi/crawlers/robots";
       const verdict: Verdict = matchRobots(parseRobots(printRobots({ groups: [] })), { agent: "a", path: "/" });
       export const line: number | undefined = verdict.because === "rule" ? verdict.rule.line : undefined;
       // @ts-expect-error the entry may be missing
       crawlerByToken("x").token;`,
    );
    expect(() => compileIn(consumer, ["use.ts"], ["--noEmit", "--types", ""])).not.toThrow();
  });

  test("has types that a project without a browser's types accepts", () => {
    writeFileSync(
      join(consumer, "server.ts"),
      `import "@octroi/crawlers";
       import "@octroi/crawlers/lint";
       import { identify } from "@octroi/crawlers/identify";
       import { type SignedRequest, keyDirectories, thumbprint, verifySignature } from "@octroi/crawlers/verify";
       export const verdict = (request: Request) => verifySignature(request, { keys: keyDirectories() });
       export const plain: SignedRequest = { method: "GET", url: "https://example.com/", headers: [["a", "b"]] };
       export const name: Promise<string> = thumbprint({ kty: "OKP", crv: "Ed25519", x: "AA" });
       export const token = identify("GPTBot")?.token;`,
    );
    expect(() => compileWithoutDom(consumer, "server.ts")).not.toThrow();
  });

  test("takes a Request whose headers have no iterator among their types", () => {
    writeFileSync(
      join(consumer, "worker.ts"),
      `import { keyDirectories, verifySignature } from "@octroi/crawlers/verify";
       export const verdict = (request: Request) => verifySignature(request, { keys: keyDirectories() });`,
    );
    const old = join(installedFromNpm("typescript", "5.9.3"), "bin/tsc");
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--lib", "es2024,dom"];
    const { stdout } = spawnSync(process.execPath, [old, ...options, "worker.ts"], {
      cwd: consumer,
      encoding: "utf8",
    });
    expect(stdout).toBe("");
  });

  test("does what its README shows, example by example", () => {
    const readme = readFileSync(join(installed, "README.md"), "utf8");
    expect(runReadmeIn(consumer, readme)).toBeGreaterThan(5);
  });

  test("holds no tests and none of their data", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /test|cases/.test(file))).toEqual([]);
  });

  test("asks nothing of one platform alone", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".js"),
    );
    const bound = files.filter((file) =>
      /from "(?!\.)|\b(?:Buffer|process|window|document|Deno|Bun)\./.test(
        readFileSync(join(installed, file), "utf8"),
      ),
    );
    expect(bound).toEqual([]);
  });

  test("carries README and license, and nothing to install", () => {
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(manifest).toMatchObject({ name: "@octroi/crawlers", sideEffects: false });
    expect(manifest).not.toHaveProperty("dependencies");
    expect(manifest).not.toHaveProperty("devDependencies");
    expect(readFileSync(join(installed, "README.md"), "utf8")).toContain("@octroi/crawlers");
    expect(readFileSync(join(installed, "LICENSE"), "utf8")).toContain("MIT");
  });
});
