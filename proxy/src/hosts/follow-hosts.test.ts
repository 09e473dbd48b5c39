import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHostsConsole } from "../../tests/hosts-console.ts";
import { proxiedHost } from "../../tests/start-proxy.ts";
import { followHosts, type HostsSource } from "./follow-hosts.ts";
import { type ProxiedHost, parseHosts } from "./hosts-document.ts";

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "octroi-hosts-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function follow(
  source: Pick<HostsSource, "token" | "believeAfterMs"> & { url: string; file?: string },
) {
  const applied: string[][] = [];
  const warnings: string[] = [];
  const file = source.file ?? join(folder, `hosts-${files++}.json`);
  const log = {
    info: () => {},
    error: () => {},
    warn: (details: object) => warnings.push(JSON.stringify(details)),
  };
  const follower = await followHosts(
    {
      consoleUrl: new URL(source.url),
      token: source.token,
      file,
      everyMs: 5,
      ...(source.believeAfterMs !== undefined && { believeAfterMs: source.believeAfterMs }),
      log: log as HostsSource["log"],
    },
    (hosts) => applied.push(hosts.map(({ host }) => host)),
  );
  return { applied, warnings, file, follower, [Symbol.asyncDispose]: () => follower.stop() };
}

test("a list is applied once, however often the console confirms it", async () => {
  await using site = await startHostsConsole([proxiedHost()]);
  await using followed = await follow(site);
  await expect.poll(() => site.statuses.filter((status) => status === 304).length).toBeGreaterThan(2);
  expect(followed.applied).toEqual([["example.com"]]);
  site.list([proxiedHost(), proxiedHost({ host: "www.example.com" })]);
  await expect.poll(() => followed.applied.at(-1)).toEqual(["example.com", "www.example.com"]);
  expect(followed.warnings).toEqual([]);
  expect(followed.follower.confirmedAt()).toBeGreaterThan(0);
});

test("a list that cannot be read changes nothing, and the log says so once, without a key", async () => {
  await using site = await startHostsConsole([proxiedHost()]);
  await using followed = await follow(site);
  await expect.poll(() => followed.applied.length).toBe(1);
  const broken = { ...proxiedHost(), destination: { address: "localhost", port: 22 } };
  site.say(JSON.stringify({ hosts: [proxiedHost({ host: "new.example" }), broken] }));
  await expect.poll(() => followed.warnings.length).toBe(1);
  expect(followed.warnings[0]).toContain("hosts.1.destination.address");
  const asked = site.statuses.length;
  await expect.poll(() => site.statuses.length).toBeGreaterThan(asked + 3);
  expect(followed.applied).toEqual([["example.com"]]);
  expect(followed.warnings.length).toBe(1);
  expect(await readFile(followed.file, "utf8")).not.toContain("new.example");
  expect(followed.warnings.join()).not.toContain("secret");
});

const tenHosts = Array.from({ length: 10 }, (_, at) => proxiedHost({ host: `www.site-${at}.example` }));

test.each([
  ["an empty list", []],
  ["a list without most of its hosts", tenHosts.slice(0, 4)],
  ["a list of other hosts", tenHosts.map((entry) => ({ ...entry, host: `new.${entry.host}` }))],
])("%s is not believed, and the log says so once", async (_name, list) => {
  await using site = await startHostsConsole(tenHosts);
  await using followed = await follow(site);
  await expect.poll(() => followed.applied.length).toBe(1);
  site.list(list);
  await expect.poll(() => followed.warnings.length).toBe(1);
  expect(followed.warnings[0]).toContain(`${list.length} in place of 10`);
  const asked = site.statuses.length;
  await expect.poll(() => site.statuses.length).toBeGreaterThan(asked + 3);
  expect(followed.warnings.length).toBe(1);
  expect(followed.applied.length).toBe(1);
  expect(await readFile(followed.file, "utf8")).toContain("www.site-9.example");
  // The next list with most of them is applied.
  site.list(tenHosts.slice(1));
  await expect.poll(() => followed.applied.at(-1)?.length).toBe(9);
});

test("a short list is believed once the console has said it for long enough", async () => {
  await using site = await startHostsConsole([proxiedHost()]);
  await using followed = await follow({ ...site, believeAfterMs: 20 });
  await expect.poll(() => followed.applied.length).toBe(1);
  site.list([]);
  await expect.poll(() => followed.applied).toEqual([["example.com"], []]);
  await expect.poll(() => readFile(followed.file, "utf8")).not.toContain("example.com");
});

test("a short list that changes on every question is believed all the same", async () => {
  await using site = await startHostsConsole(tenHosts);
  await using followed = await follow({ ...site, believeAfterMs: 100 });
  await expect.poll(() => followed.applied.length).toBe(1);
  for (let change = 0; change < 200 && followed.applied.length === 1; change += 1) {
    site.list([...tenHosts.slice(0, 3), proxiedHost({ host: `new-${change}.example` })]);
    const asked = site.statuses.length;
    await expect.poll(() => site.statuses.length, { interval: 1 }).toBeGreaterThan(asked);
  }
  expect(followed.applied.at(-1)).toEqual([
    "www.site-0.example",
    "www.site-1.example",
    "www.site-2.example",
    expect.stringMatching(/^new-/),
  ]);
});

test("a kept list is confirmed by its ETag, and one that was damaged is asked for anew", async () => {
  await using site = await startHostsConsole([proxiedHost()]);
  const first = await follow(site);
  await expect.poll(() => readFile(first.file, "utf8").catch(() => "")).toContain("example.com");
  await first.follower.stop();
  site.statuses.length = 0;
  const second = await follow({ ...site, file: first.file });
  expect(second.applied).toEqual([["example.com"]]);
  await expect.poll(() => site.statuses[0]).toBe(304);
  await second.follower.stop();
  await writeFile(first.file, "{ half a file");
  site.statuses.length = 0;
  await using third = await follow({ ...site, file: first.file });
  await expect.poll(() => third.applied).toEqual([["example.com"]]);
  expect(site.statuses[0]).toBe(200);
});

test.each<[string, Partial<ProxiedHost> | object]>([
  ["a host in capitals", { host: "Example.com" }],
  ["a host with a path", { host: "example.com/x" }],
  ["a host without a dot", { host: "localhost" }],
  ["another port", { destination: { address: "8.8.8.8", port: 22 } }],
  ["a name as destination", { destination: { address: "internal.example", port: 80 } }],
  ["another status", { status: "connected" }],
  ["a pin that is no hash", { destination: { address: "8.8.8.8", port: 443, certificateKey: "abc" } }],
])("%s is refused", (_name, members) => {
  expect(() => parseHosts(JSON.stringify({ hosts: [{ ...proxiedHost(), ...members }] }))).toThrow("hosts.0.");
});

test("members that a later console adds are ignored", () => {
  const later = { hosts: [{ ...proxiedHost(), region: "eu" }], next: 1 };
  expect(parseHosts(JSON.stringify(later))).toEqual([proxiedHost()]);
});
