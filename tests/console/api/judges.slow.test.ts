import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { nodeFlags } from "@octroi/web/testing/node-flags";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signatureHeaders } from "../../../domain/webhooks/payload.ts";
import { randomWebhookSecret } from "../../../domain/webhooks/sealed.ts";
import { addedSite } from "../added-site.ts";
import { batch, visit } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";
import { tokenFor } from "./program.ts";

/*
 * The API and `/mcp` before programs that others wrote: a linter, a generator of types and a compiler, the kit that assistants
 * are made with, and the suite that judges servers for them.
 */
const run = promisify(execFile);
const ours = join(import.meta.dirname, "judges");

let world: WholeConsole;
let site: string;
let token: string;
let home: string;
let front: Awaited<ReturnType<typeof startFront>>;

/** The judges that the lock file names, in the system's temporary folder: installed anew when it changes. */
async function installJudges(): Promise<string> {
  const edition = createHash("sha256")
    .update(await readFile(join(ours, "package-lock.json")))
    .digest("hex");
  const folder = join(tmpdir(), `octroi-judges-${edition.slice(0, 12)}`);
  await mkdir(folder, { recursive: true });
  await cp(ours, folder, { recursive: true });
  const installed = join(folder, "node_modules/.installed");
  if (!existsSync(installed)) {
    await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
    await writeFile(installed, "");
  }
  return folder;
}

/** What stands before a console: it has the name that the console is called by, and tells whoever has no token one. */
async function startFront() {
  const server = createServer(async (request, response) => {
    const { host = "", origin, authorization = `Bearer ${token}`, ...headers } = request.headers;
    const own = new URL(`http://${address()}`);
    const place = {
      host: host === own.host ? world.url.host : host,
      ...(origin !== undefined && { origin: origin === own.origin ? world.url.origin : origin }),
    };
    const body = await buffer(request);
    const sent = Object.entries({ ...headers, ...place, authorization }).map(
      ([name, value]): [string, string] => [name, String(value)],
    );
    const method = request.method ?? "GET";
    const answer = await world.app.request(
      new URL(request.url ?? "/", world.url).href,
      { method, headers: sent, ...(body.length > 0 && { body }) },
      { incoming: { url: request.url, socket: { remoteAddress: "192.0.2.9" } } },
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  function address(): string {
    const bound = server.address();
    if (bound === null || typeof bound === "string") throw new Error("Expected a port, found none");
    return `127.0.0.1:${bound.port}`;
  }
  return { url: `http://${address()}`, close: () => server.close() };
}

beforeAll(async () => {
  home = await installJudges();
  world = await wholeConsole();
  const person = await world.person("owner@example.com");
  const { id: workspace } = await world.store.workspaces.currentOf(person);
  site = (await addedSite(world.store, { workspaceId: workspace, domain: "example.com" }, person.id)).site.id;
  await world.store.visits.receive(batch([visit({ time: Date.now() - 60_000 })], { site }));
  token = await tokenFor(world, { workspace, person: person.id });
  front = await startFront();
}, 600_000);
afterAll(async () => {
  front.close();
  await world[Symbol.asyncDispose]();
});

/** One of the programs that are installed, in their folder. */
const judge = (program: string, ...args: string[]) =>
  run(process.execPath, [join(home, "node_modules", program), ...args], { cwd: home });

test("the market's description passes Redocly's linter, and makes types", async () => {
  const description = await (await fetch(`${front.url}/v1/market/openapi.json`)).text();
  await writeFile(join(home, "market.json"), description);
  await judge("@redocly/cli/bin/cli.js", "lint", "market.json", "--extends", "recommended");
  await judge("openapi-typescript/bin/cli.js", "market.json", "--output", "market.ts");
  await judge("typescript/bin/tsc", "--strict", "--noEmit", "market.ts");
});

test("the API's description passes Redocly's linter, and its types compile as programs use them", async () => {
  const description = await (await fetch(`${front.url}/v1/openapi.json`)).text();
  await writeFile(join(home, "openapi.json"), description);
  await rm(join(home, "api.ts"), { force: true });
  await judge("@redocly/cli/bin/cli.js", "lint", "openapi.json", "--extends", "recommended");
  await judge("openapi-typescript/bin/cli.js", "openapi.json", "--output", "api.ts");
  const strict = ["--strict", "--noEmit", "--allowImportingTsExtensions", "--module", "nodenext"];
  await judge("typescript/bin/tsc", ...strict, "program.ts");
});

test("a linter and a compiler that find nothing would find a fault", async () => {
  const description = await (await fetch(`${front.url}/v1/openapi.json`)).json();
  delete description.info.title;
  await writeFile(join(home, "broken.json"), JSON.stringify(description));
  await expect(judge("@redocly/cli/bin/cli.js", "lint", "broken.json")).rejects.toThrow();
  await judge("openapi-typescript/bin/cli.js", "openapi.json", "--output", "api.ts");
  await writeFile(
    join(home, "wrong.ts"),
    'import { query } from "./program.ts";\nexport const count: number = query;\n',
  );
  await expect(
    judge("typescript/bin/tsc", "--strict", "--noEmit", "--allowImportingTsExtensions", "wrong.ts"),
  ).rejects.toThrow();
});

test("an assistant that is made with the protocol's own kit reads figures and drafts a rule, and nothing is published", async () => {
  const { stdout } = await run(
    process.execPath,
    [...nodeFlags, join(home, "assistant.ts"), `${front.url}/mcp`, token, site],
    { cwd: home },
  );
  expect(JSON.parse(stdout)).toMatchObject({
    server: { name: "octroi" },
    tools: ["list_sites", "figures", "explain_decision", "draft_rule", "licenses", "revenue"],
    sites: { isError: false, structuredContent: { sites: [{ id: site, domain: "example.com" }] } },
    figures: { isError: false, structuredContent: { rows: [{ crawler: "GPTBot", visits: 1 }] } },
    draft: { isError: false, structuredContent: { state: "draft" } },
    wrong: { isError: true },
  });
  expect(await world.store.rules.latest(site)).toBeUndefined();
});

/** Those of the suite that ask for what every server of tools has. */
const scenarios = ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"];

test("of the protocol's conformance suite every scenario runs; those that fail are the ones that do not apply", async () => {
  const conformance = "@modelcontextprotocol/conformance/dist/index.js";
  const { stdout } = await judge(
    conformance,
    ...["server", "--url", `${front.url}/mcp`, "--suite", "all"],
    ...["--expected-failures", "not-applicable.yaml"],
  );
  const named = [...(await readFile(join(ours, "not-applicable.yaml"), "utf8")).matchAll(/^ {2}- (\S+)$/gm)];
  const expected = [...stdout.matchAll(/~ (\S+)/g)].map(([, scenario]) => scenario);
  expect(expected.toSorted()).toEqual(named.map(([, scenario]) => scenario).toSorted());
  for (const scenario of scenarios)
    expect(stdout).toMatch(new RegExp(`✓ ${scenario}: [1-9]\\d* passed, 0 failed`));
});

/** The lines that a guide shows, in a language of programs. */
async function linesOf(guide: "api" | "webhooks", language: "fr" | "en", lang: string): Promise<string[]> {
  const file = join(import.meta.dirname, `../../../site/app/content/documentation/${guide}.${language}.md`);
  const fences = (await readFile(file, "utf8")).matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm);
  return [...fences].filter(([, fence]) => fence === lang).map(([, , lines = ""]) => lines);
}

const languages = ["fr", "en"] as const;

/** What the tests below walk, of each language of programs: a line that a guide gains wants its walk. */
const walked = { api: { sh: 2, ts: 2, python: 1 }, webhooks: { json: 1, ts: 1, python: 1 } } as const;

test.each(["api", "webhooks"] as const)("every line that the guide “%s” prints is walked", async (guide) => {
  for (const language of languages) {
    const file = join(import.meta.dirname, `../../../site/app/content/documentation/${guide}.${language}.md`);
    const fences = (await readFile(file, "utf8")).matchAll(/^```(\w+)/gm);
    const counts = Map.groupBy(fences, ([, lang = ""]) => lang);
    expect(Object.fromEntries([...counts].map(([lang, found]) => [lang, found.length]))).toEqual(
      walked[guide],
    );
  }
});

test("every line of the API's guide does what it says, in the shell, by fetch and in Python", async () => {
  const env = { ...process.env, OCTROI_URL: front.url, OCTROI_TOKEN: token, OCTROI_SITE: site };
  for (const language of languages) {
    for (const lines of await linesOf("api", language, "sh")) {
      expect((await run("sh", ["-c", lines], { env })).stdout).toMatch(/"domain":"example.com"|"visits":1/);
    }
    for (const lines of await linesOf("api", language, "python")) {
      expect((await run("python3", ["-c", lines], { env })).stdout).toBe("GPTBot 1\n");
    }
    const [figures = "", draft = ""] = await linesOf("api", language, "ts");
    const typed = (lines: string) =>
      run(process.execPath, [...nodeFlags, "--input-type=module-typescript", "-e", lines], { env });
    expect((await typed(figures)).stdout).toBe("GPTBot 1\n");
    expect((await typed(draft)).stdout).toContain("200 {");
    expect(await world.store.rules.draft(site)).toMatchObject({
      draft: { carried: { rules: [{ who: { purpose: ["training"] }, action: "block" }] } },
    });
  }
  expect(await linesOf("api", "fr", "ts")).toEqual(await linesOf("api", "en", "ts"));
});

test("the lines of the webhooks' guide take what is signed, and nothing that was changed, or is old", async () => {
  const secret = randomWebhookSecret();
  const body = '{"type":"crawler.new","data":{"crawler":"Éléphant"}}';
  const now = new Date();
  const other = randomWebhookSecret();
  const good = signatureHeaders("msg_1", body, [other, secret], now);
  const old = signatureHeaders("msg_1", body, [secret], new Date(now.getTime() - 600_000));
  for (const language of languages) {
    const [lines = ""] = await linesOf("webhooks", language, "ts");
    const file = join(home, `receiver-${language}.ts`);
    await writeFile(file, lines);
    const { isGenuine } = await import(file);
    expect(isGenuine(body, new Headers(good), secret)).toBe(true);
    expect(isGenuine(`${body} `, new Headers(good), secret)).toBe(false);
    expect(isGenuine(body, new Headers(old), secret)).toBe(false);
    const [python = ""] = await linesOf("webhooks", language, "python");
    const asked = JSON.stringify([body, good, old, secret]);
    const script = `${python}
import json, sys
body, good, old, secret = json.loads(sys.argv[1])
print(is_genuine(body.encode(), good, secret), is_genuine(b"x", good, secret), is_genuine(body.encode(), old, secret))`;
    expect((await run("python3", ["-c", script, asked])).stdout).toBe("True False False\n");
  }
});
