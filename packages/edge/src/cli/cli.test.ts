import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parsePolicy } from "@octroi/policy";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { policy } from "../../tests/policy.ts";
import { octroi } from "../adapters/node.ts";
import { licenseChecker } from "../licenses.ts";
import { version } from "../version.ts";
import type { Io } from "./io.ts";
import { run } from "./run.ts";

const examples = join(import.meta.dirname, "../../../../examples");
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "octroi-cli-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

/** The command as `main.ts` runs it, without waiting for a process each time. */
async function octroiEdge(...words: string[]): Promise<Ran> {
  return octroiEdgeWith({}, ...words);
}

async function octroiEdgeWith(world: Partial<Io>, ...words: string[]): Promise<Ran> {
  let [out, said] = ["", ""];
  const code = await run(words, {
    folder,
    environment: {},
    print: (text) => {
      out += `${text}\n`;
    },
    note: (text) => {
      said += `${text}\n`;
    },
    ...world,
  });
  return { code, out, said };
}

function project(files: Readonly<Record<string, string | object>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
}

function read(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

function example(name: string): string {
  return readFileSync(join(examples, name), "utf8");
}

/** The lines between “Add to …” and what is said after them. */
function shownIn(out: string): string[] {
  const shown = out.slice(out.search(/^Add to /m));
  const [code = ""] = shown.slice(shown.indexOf("\n")).split(/\n\n(?=[A-Z])/);
  return code.split("\n").filter((line) => line.trim() !== "");
}

describe("init with the site's key", () => {
  const key = `https://b4ksw2mzq7tn9xya:the-secret@console.example/${"x".repeat(43)}`;

  test.each<[string, Record<string, string | object>, string, string]>([
    ["Next", { "package.json": { dependencies: { next: "^16.0.0" } } }, ".env.local", "where the site runs"],
    ["a Worker", { "wrangler.toml": "" }, ".dev.vars", "npx wrangler secret put OCTROI_KEY"],
    ["Netlify", { "netlify.toml": "" }, ".env", "npx netlify env:set OCTROI_KEY"],
    ["Vercel", { "vercel.json": "{}" }, ".env.local", "npx vercel env add OCTROI_KEY"],
    ["Express", { "package.json": { dependencies: { express: "^5" } } }, ".env", "where the site runs"],
  ])("keeps it out of the repository and out of what it prints: %s", async (_, files, name, told) => {
    project({ ...files, ".gitignore": "node_modules\n", [name]: "OTHER=1" });
    const { code, out, said } = await octroiEdge("init", "--key", key);
    expect(code).toBe(0);
    expect(read(name)).toBe(`OTHER=1\nOCTROI_KEY=${key}\n`);
    expect(read(".gitignore")).toBe(`node_modules\n/${name}\n`);
    expect(out).toContain(told);
    expect(out + said).not.toContain("the-secret");
    const again = await octroiEdge("init", "--key", key.replace("the-secret", "another"));
    expect(again.out).toContain("already");
    expect(read(name)).toBe(`OTHER=1\nOCTROI_KEY=${key}\n`);
  });

  test("is refused in one sentence where it is none, before anything is written", async () => {
    const { code, said } = await octroiEdge("init", "--key", "https://site:the-secret@console.example/");
    expect(code).toBe(1);
    expect(said).toMatch(/^Expected the site's key .*<public key>\.\n$/);
    expect(said).not.toContain("the-secret");
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("init", () => {
  test.each<[string, Record<string, string | object>]>([
    ["Next", { "package.json": { dependencies: { next: "^16.0.0" } } }],
    ["Netlify", { "netlify.toml": "" }],
    ["Express", { "package.json": { dependencies: { express: "5" } }, "server.js": "" }],
  ])("knows its own lines again and asks for no second gate: %s", async (_, files) => {
    project(files);
    const first = await octroiEdge("init", "--origin", "https://press.example");
    if (files["server.js"] === "") project({ "server.js": shownIn(first.out).join("\n") });
    const { out } = await octroiEdge("init", "--key", `https://a:b@console.example/${"x".repeat(43)}`);
    expect(out).toContain("holds the gate already");
    expect(out).not.toMatch(/Add to|should hold/);
  });

  test("writes into a Next 15 project what the example holds, and a policy for its site", async () => {
    project({
      "package.json": { homepage: "https://press.example/en", dependencies: { next: "^15.5.0" } },
      "tsconfig.json": {},
    });
    const { code, out } = await octroiEdge("init");
    expect(code).toBe(0);
    expect(read("middleware.ts")).toBe(example("next-15/middleware.ts"));
    expect(parsePolicy(read("octroi.policy.json"))).toMatchObject({
      ok: true,
      policy: { site: { origin: "https://press.example" } },
    });
    expect(out).toContain("middleware.ts: written.");
  });

  test("writes proxy for Next 16, by the version that is installed, beside the source", async () => {
    project({
      "package.json": { dependencies: { next: "latest" } },
      "node_modules/next/package.json": { version: "16.4.2" },
      "src/app/page.jsx": "",
    });
    await octroiEdge("init", "--origin", "https://press.example/page");
    expect(read("src/proxy.js")).toContain("export const proxy = octroi({ policy });");
    expect(read("src/proxy.js")).toContain('from "../octroi.policy.json"');
  });

  test("writes the file that Netlify and Vercel look for, as in the examples", async () => {
    project({ "netlify.toml": "", "tsconfig.json": {} });
    await octroiEdge("init");
    const netlify = "netlify/edge-functions/octroi.ts";
    expect(read(netlify)).toBe(example(`netlify/${netlify}`));
    rmSync(join(folder, "netlify.toml"));
    project({ "vercel.json": {} });
    await octroiEdge("init");
    expect(read("middleware.ts")).toBe(example("vercel/middleware.ts"));
  });

  const esm = (dependencies: object) => ({ "package.json": { type: "module", dependencies } });

  test.each([
    ["Express", esm({ express: "5" }), "express/server.ts"],
    ["Express", { "package.json": { dependencies: { express: "5" } } }, "express/server.cjs"],
    ["Hono", esm({ hono: "4" }), "hono/server.ts"],
    ["Fastify", esm({ fastify: "5" }), "fastify/server.ts"],
    ["Koa", esm({ koa: "3" }), "koa/server.ts"],
    ["React Router", esm({ "@react-router/dev": "7" }), "react-router/app/root.tsx"],
    ["Deno", { "deno.json": {} }, "deno/server.ts"],
    ["Bun", { "bun.lock": "" }, "bun/server.ts"],
    ["Cloudflare Workers", { "wrangler.jsonc": "" }, "cloudflare-workers/src/worker.ts"],
    ["Cloudflare Workers", esm({ wrangler: "4" }), "cloudflare-workers/src/worker.ts"],
    ["Node", {}, "node/server.ts"],
    ["Node", { "package.json": "{ broken" }, "node/server.ts"],
    [
      "Next.js",
      { ...esm({ next: "16" }), "tsconfig.json": {}, "proxy.ts": "mine" },
      "next-16/existing-proxy.ts",
    ],
    ["Vercel", { "vercel.json": "", "middleware.ts": "mine" }, "vercel/existing-middleware.ts"],
  ])("shows the lines for %s, each of which the example holds", async (name, files, path) => {
    project(files);
    const { out } = await octroiEdge("init");
    expect(out).toContain(`Found: ${name}.`);
    const lines = shownIn(out).filter((line) => !line.startsWith("// First"));
    expect(lines.length).toBeGreaterThan(2);
    const held = example(path).split("\n");
    expect(lines.filter((line) => !held.includes(line))).toEqual([]);
  });

  test.each([
    ["astro", { astro: "5" }, ["src/middleware.ts"]],
    ["sveltekit", { "@sveltejs/kit": "2" }, ["src/hooks.server.ts"]],
    ["nuxt", { nuxt: "4" }, ["server/middleware/octroi.ts", "server/plugins/octroi.ts"]],
  ])("writes into a project of %s what the example holds", async (name, dependencies, files) => {
    project({ ...esm(dependencies), "tsconfig.json": {} });
    await octroiEdge("init");
    for (const file of files) expect(read(file)).toBe(example(`${name}/${file}`));
  });

  test("shows how to put the gate before a middleware that is there", async () => {
    project({ ...esm({ astro: "5" }), "src/middleware.ts": "mine" });
    const { out } = await octroiEdge("init");
    expect(read("src/middleware.ts")).toBe("mine");
    expect(out).toContain("Add to src/middleware.ts:");
    expect(out).toContain("() => own(context, next)");
  });

  test.each(["middleware.ts", "src/middleware.js", "src/proxy.ts"])(
    "writes no second file beside a %s of Next’s, which would fail its build",
    async (name) => {
      project({ ...esm({ next: "^16.4.0" }), "tsconfig.json": {}, "src/app/page.tsx": "", [name]: "mine" });
      const { out } = await octroiEdge("init");
      expect(read(name)).toBe("mine");
      expect(readdirSync(join(folder, "src")).concat(readdirSync(folder))).not.toContain(
        name.includes("proxy") ? "middleware.ts" : "proxy.ts",
      );
      expect(out).toContain(`Add to ${name}:`);
      expect(out).toContain(`from "${name.startsWith("src/") ? "../" : "./"}octroi.policy.json"`);
    },
  );

  test("says that Next cuts uploads behind such a file and tells no address, and what to do", async () => {
    project(esm({ next: "16" }));
    const { out } = await octroiEdge("init");
    expect(out).toMatch(/10 MB.*matcher.*proxyClientMaxBodySize.*OCTROI_ADDRESS_HEADER/s);
  });

  test("never writes over anything, and says so", async () => {
    project({
      "netlify.toml": "",
      "tsconfig.json": {},
      "netlify/edge-functions/octroi.ts": "mine",
      "octroi.policy.json": "mine too",
    });
    const { out } = await octroiEdge("init");
    expect([read("netlify/edge-functions/octroi.ts"), read("octroi.policy.json")]).toEqual([
      "mine",
      "mine too",
    ]);
    expect(out).toContain("octroi.ts: there already, left as it is. It should hold:");
  });

  describe("the origin in the policy", () => {
    const originIn = () => JSON.parse(read("octroi.policy.json")).site.origin;

    test("is asked for at a terminal where nothing tells it, and never where something does", async () => {
      const questions: string[] = [];
      const ask = async (question: string) => {
        questions.push(question);
        return "https://press.example/fr";
      };
      await octroiEdgeWith({ ask }, "init");
      expect([originIn(), questions.length]).toEqual(["https://press.example", 1]);
      rmSync(join(folder, "octroi.policy.json"));
      await octroiEdgeWith({ ask }, "init", "--origin", "https://other.example");
      expect([originIn(), questions.length]).toEqual(["https://other.example", 1]);
    });

    test.each([
      [{ VERCEL_PROJECT_PRODUCTION_URL: "press.example" }, "https://press.example"],
      [{ NETLIFY: "true", URL: "https://press.example" }, "https://press.example"],
    ])("is the one that the host tells: %j", async (environment, origin) => {
      project({ "package.json": { homepage: "https://github.com/press/site#readme" } });
      await octroiEdgeWith({ environment }, "init");
      expect(originIn()).toBe(origin);
    });

    test("is said to be missing where nobody can be asked", async () => {
      const { said } = await octroiEdge("init");
      expect(originIn()).toBe("https://example.com");
      expect(said).toContain("site.origin");
    });
  });

  test("the policy names its schema, and is still a policy", async () => {
    await octroiEdge("init", "--origin", "https://press.example");
    expect(JSON.parse(read("octroi.policy.json")).$schema).toBe("./node_modules/@octroi/policy/schema.json");
    expect(parsePolicy(read("octroi.policy.json"))).toMatchObject({ ok: true });
  });

  test("refuses what is no origin", async () => {
    const { code, said } = await octroiEdge("init", "--origin", "press.example");
    expect([code, said.trim().split("\n").length]).toEqual([1, 1]);
  });
});

describe("license", () => {
  test("keys, issue and inspect lead to a token that the gate takes", async () => {
    const keys = await octroiEdge("license", "keys");
    expect(statSync(join(folder, "octroi.license-key.json")).mode & 0o777).toBe(0o600);
    expect(keys.out).not.toContain('"d"');
    project({ "public.json": keys.out });
    const words = ["--site", "https://press.example/", "--licensee", "Example AI", "--path", "/articles/"];
    const { out: token } = await octroiEdge("license", "issue", ...words, "--days", "7");
    const check = licenseChecker(JSON.parse(keys.out));
    const site = "https://press.example";
    const use = { issuer: site, audience: site, path: "/articles/1", now: Date.now() };
    expect(await check(token.trim(), use)).toMatchObject({ valid: true, license: { sub: "Example AI" } });
    const inspected = await octroiEdge("license", "inspect", token.trim(), "--keys", "public.json");
    expect([inspected.code, JSON.parse(inspected.out).aud]).toEqual([0, site]);
    const forged = await octroiEdge(
      "license",
      "inspect",
      `${token.trim().slice(0, -4)}AAAA`,
      "--keys",
      "public.json",
    );
    expect([forged.code, forged.said.trim()]).toEqual([1, "It opens nothing: wrong-signature."]);
  });

  test("never overwrites a private key, and prints its public half instead of leaving a file empty", async () => {
    const made = await octroiEdge("license", "keys");
    const first = read("octroi.license-key.json");
    const again = await octroiEdge("license", "keys");
    expect(again).toMatchObject({ code: 0, out: made.out, said: expect.stringContaining("left as it is") });
    expect(read("octroi.license-key.json")).toBe(first);
    expect(await octroiEdge("license", "public")).toMatchObject({ code: 0, out: made.out });
    expect(made.out).not.toContain('"d"');
  });

  test("keeps the private key out of the repository, where there is one", async () => {
    await octroiEdge("license", "keys");
    expect(readdirSync(folder)).toEqual(["octroi.license-key.json"]);
    project({ ".gitignore": "node_modules" });
    const words = ["license", "keys", "--out", "keys.json"];
    expect((await octroiEdge(...words)).said).toContain(".gitignore");
    expect(read(".gitignore")).toBe("node_modules\n/keys.json\n");
    rmSync(join(folder, "keys.json"));
    await octroiEdge(...words);
    expect(read(".gitignore")).toBe("node_modules\n/keys.json\n");
  });

  test.each([
    [[]],
    [["sell"]],
    [["keys", "--algorithm", "none"]],
    [["keys", "--nonsense"]],
    [["issue"]],
    [["issue", "--site", "https://a.example", "--licensee", "A"]],
    [["issue", "--site", "https://a.example", "--licensee", "A", "--days", "-1"]],
    [["issue", "--site", "https://a.example", "--licensee", "A", "--path", "articles"]],
    [["public"]],
    [["inspect"]],
    [["inspect", "nothing"]],
  ])("answers %j with one sentence", async (words) => {
    const { code, out, said } = await octroiEdge("license", ...words);
    expect([code, out]).toEqual([1, ""]);
    expect(said).not.toContain("    at ");
  });
});

test("try asks as six visitors and prints who got what, which the console does not count", async () => {
  const key = `http://site:secret@127.0.0.1:1/${"x".repeat(43)}`;
  const visits: unknown[] = [];
  const report = (events: readonly unknown[]) => visits.push(...events);
  const options = { policy, key, policyStore: "off", mode: "enforce", report, failed: () => {} } as const;
  const site = octroi(options, (_, response) => {
    response.end("Hello");
  });
  const server = createServer(site).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  // Proven: a server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/articles/1`;
  await octroiEdge("try", address);
  await site.flush();
  expect(visits.splice(0)).toHaveLength(5);
  project({ ".env.local": `OTHER=1\nOCTROI_KEY="${key}"\n` });
  const { code, out, said } = await octroiEdge("try", address);
  await site.flush();
  expect(visits).toEqual([]);
  server.closeAllConnections();
  server.close();
  expect(code).toBe(0);
  expect(
    out
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ["visitor", "status", "what it got"],
    ["a browser", "200", "the page"],
    ["Googlebot", "200", "the page"],
    ["GPTBot", "402", "a price: EUR 0.005"],
    ["OAI-SearchBot", "200", "the page"],
    ["ChatGPT-User", "200", "the page"],
    ["CCBot", "200", "the page"],
  ]);
  expect(said).toContain("counts none of these");
  expect(said).toContain("mode enforce");
});

test("try says in one sentence that nobody answers, or that it was given no address", async () => {
  expect(await octroiEdge("try", "http://127.0.0.1:1/")).toMatchObject({
    code: 1,
    said: "http://127.0.0.1:1/ does not answer.\n",
  });
  expect(await octroiEdge("try", "localhost:3000")).toMatchObject({ code: 1 });
});

test("without a command it tells what there is", async () => {
  expect(await octroiEdge()).toMatchObject({
    code: 0,
    said: expect.stringContaining("npx @octroi/edge init"),
  });
  expect(await octroiEdge("toString")).toMatchObject({ code: 1 });
});

test("as a process it prints what there is to pipe, and ends with a code", () => {
  const main = join(import.meta.dirname, "main.ts");
  const options = { cwd: folder, encoding: "utf8" } as const;
  const made = spawnSync(process.execPath, [main, "license", "keys"], options);
  expect([made.status, JSON.parse(made.stdout).keys.length]).toEqual([0, 1]);
  const failed = spawnSync(process.execPath, [main, "license", "issue"], options);
  expect([failed.status, failed.stdout]).toEqual([1, ""]);
  expect(spawnSync(process.execPath, [main, "--version"], options).stdout.trim()).toBe(version);
});

test("as a process it ends in peace where nobody reads on", () => {
  const main = join(import.meta.dirname, "main.ts");
  const script = `"${process.execPath}" "${main}" init --origin https://press.example | true; exit \${PIPESTATUS[0]}`;
  const { status, stderr } = spawnSync("bash", ["-c", script], { cwd: folder, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});
