import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Console, startConsole } from "../../tests/console.ts";
import { policy } from "../../tests/policy.ts";
import { asks, userAgents } from "../../tests/visits.ts";
import { gateFromEnvironment } from "../index.ts";

const blocksBytespider = {
  version: 1,
  site: { origin: policy.site.origin },
  rules: [{ who: { crawler: ["Bytespider"] }, action: "block" }],
};

let console: Console;
let folder: string;
beforeEach(async () => {
  console = await startConsole();
  folder = mkdtempSync(join(tmpdir(), "octroi-restart-"));
});
afterEach(() => {
  console.stop();
  rmSync(folder, { recursive: true });
});

/** The first visit of a process that has just started: what Bytespider gets, and what the gate complains of. */
async function firstVisit(store: string, variables: Readonly<Record<string, string>> = {}) {
  const messages: string[] = [];
  const gate = gateFromEnvironment({
    environment: { OCTROI_KEY: console.key, OCTROI_POLICY_STORE: store, ...variables },
    report: () => {},
    reportEvery: 0,
    failed: (error) => messages.push(String(error)),
  });
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => work.push(promise);
  const refused = await gate.handle(asks({ as: userAgents.bytespider }), { waitUntil });
  await Promise.all(work);
  return { status: refused?.status ?? 200, messages };
}

/** The same in a process of its own, which knows nothing but the site's key and its working directory. */
async function firstVisitOfProcess(): Promise<string> {
  const program = `
    import { gateFromEnvironment } from ${JSON.stringify(new URL("../index.ts", import.meta.url).href)};
    setInterval(() => {}, 1000);
    const work = [];
    const request = new Request("https://example.com/", { headers: { "user-agent": "Bytespider" } });
    const refused = await gateFromEnvironment({ report() {}, reportEvery: 0 }).handle(request, { waitUntil: (each) => work.push(each) });
    await Promise.all(work);
    console.log(refused?.status ?? 200);
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: folder,
    env: { OCTROI_KEY: console.key },
  });
  return stdout.trim();
}

describe("a site that starts again while the console is away", () => {
  test("refuses from its first visit on what was refused before, by what lies beside the application", async () => {
    await console.publish({ policy: blocksBytespider });
    // Two at once, as behind a process manager.
    await Promise.all([firstVisitOfProcess(), firstVisitOfProcess()]);
    expect(readdirSync(join(folder, ".octroi")).sort()).toEqual([".gitignore", `${console.site}.jws`]);
    expect(readFileSync(join(folder, ".octroi/.gitignore"), "utf8")).toBe("*\n");
    console.answerWith(503);
    expect(await firstVisitOfProcess()).toBe("403");
  });

  test("says once that it enforces nothing, where nothing was kept", async () => {
    console.answerWith(503);
    const { status, messages } = await firstVisit("off");
    expect(status).toBe(200);
    expect(messages.filter((each) => each.includes("Enforcing"))).toEqual([
      expect.stringMatching(
        /Enforcing nothing: no published rules could be read from http:.*none are kept here/,
      ),
    ]);
    expect((await firstVisit("off", { OCTROI_MODE: "observe" })).messages.join()).not.toContain("Enforcing");
  });

  test("believes no file that was changed, and says what is enforced in its place", async () => {
    await console.publish({ policy: blocksBytespider });
    await firstVisit(folder);
    const file = join(folder, `${console.site}.jws`);
    const [header, payload, signature] = readFileSync(file, "utf8").split(".");
    writeFileSync(file, [header, `${payload?.slice(0, -8)}AAAAAAAA`, signature].join("."));
    console.answerWith(503);
    const { status, messages } = await firstVisit(folder, {
      OCTROI_MODE: "enforce",
      OCTROI_POLICY: JSON.stringify({ ...blocksBytespider, rules: [] }),
    });
    expect(status).toBe(200);
    expect(messages.join()).toContain("Enforcing the bundled policy");
  });
});

test("a place that cannot be written to is told, and takes no rule away", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  await console.publish({ policy: blocksBytespider });
  const { messages } = await firstVisit(join(file, "policies"));
  expect(messages.join()).toMatch(/cannot be kept for a restart: .*ENOTDIR/);
  expect(messages.join()).not.toContain("Enforcing");
});
