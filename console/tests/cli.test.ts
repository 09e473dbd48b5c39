import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { run } from "@octroi/database/cli/run";
import { expect, test } from "vitest";
import { consoleProgram } from "../cli/program.ts";
import { openStore } from "../store/store.ts";

/** A console's data, and a terminal to type commands at. */
async function operated() {
  const folder = await mkdtemp(join(tmpdir(), "octroi-console-"));
  const file = join(folder, "console.sqlite");
  const store = await openStore({ kind: "sqlite", file });
  const environment = { CONSOLE_DATABASE_URL: file, CONSOLE_URL: "https://console.octroi.example" };
  return {
    store,
    async typed(...args: string[]) {
      const out = new PassThrough();
      const err = new PassThrough();
      const code = await run(consoleProgram, args, environment, { out, err, folder });
      out.end();
      err.end();
      return { code, out: await text(out), err: await text(err) };
    },
    async [Symbol.asyncDispose]() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

const addSite = ["sites", "add", "example.com", "--email", "you@example.com", "--connector", "middleware"];

test("a site is added for a person, and its key printed", async () => {
  await using console = await operated();
  const { code, out } = await console.typed(...addSite);
  expect(code).toBe(0);
  const key = new URL(out.trim());
  expect(key.host).toBe("console.octroi.example");
  expect(Buffer.from(key.pathname.slice(1), "base64url")).toHaveLength(32);
  expect(await console.store.siteKeys.verify(key.username, key.password)).toBe("valid");
  expect(await console.typed(...addSite)).toMatchObject({ code: 1, err: "They have this site already.\n" });
  expect((await console.typed("sites")).out).toMatch(/ pending {2}middleware {2}example\.com\n$/);
});

test("every command has a form for programs", async () => {
  await using console = await operated();
  const parsed = async (...args: string[]) => JSON.parse((await console.typed(...args, "--json")).out);
  const { id } = await parsed(...addSite);
  expect(await parsed("sites")).toMatchObject([{ id, domain: "example.com", status: "pending" }]);
  expect(await parsed("plan", "you@example.com", "pro")).toMatchObject([{ plan: "pro" }]);
  expect(await parsed("accounts")).toMatchObject([
    { email: "you@example.com", workspaces: [{ role: "owner", plan: "pro" }] },
  ]);
  expect(await parsed("invite", "them@example.com", "--to", "you@example.com")).toMatchObject({
    role: "reader",
    address: expect.stringMatching(/^https:\/\/console\.octroi\.example\/invitation\/[\w-]{36}\/[\w-]{43}$/),
  });
  expect(await parsed("stats")).toEqual({
    people: 1,
    sites: 1,
    pending: 1,
    connected: 0,
    protected: 0,
    jobs: 1,
  });
  expect(await parsed("sites", "remove", id)).toEqual({ id, domain: "example.com" });
  expect(await parsed("erase", "you@example.com")).toEqual({ outcome: "erased" });
  expect(await parsed("accounts")).toEqual([]);
});

test.each([
  [["sites", "add", "localhost", "--email", "a@example.com", "--connector", "dns"], "public domain"],
  [["sites", "add", "example.com", "--connector", "dns"], "--email takes an e-mail address"],
  [["sites", "add", "example.com", "--email", "a@example.com"], "--connector takes"],
  [
    ["sites", "add", "example.com", "--email", "a@example.com", "--connector", "dns", "--ip", "10.0.0.1"],
    "--ip takes",
  ],
  [["plan", "a@example.com", "gold"], "free or pro"],
  [["invite", "a@example.com", "--to", "b@example.com", "--role", "king"], "--role takes"],
  [["erase"], "erase takes an e-mail address"],
])("what makes no sense is said, and nothing done: %j", async (args, sentence) => {
  await using console = await operated();
  const { code, err } = await console.typed(...args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(await console.store.people.count()).toBe(0);
});

test("whoever is unknown is not made up", async () => {
  await using console = await operated();
  for (const args of [
    ["plan", "a@example.com", "pro"],
    ["erase", "a@example.com"],
    ["invite", "a@example.com", "--to", "b@example.com"],
    ["sites", "remove", "abcdefghijklmn23"],
  ]) {
    expect(await console.typed(...args)).toMatchObject({ code: 1, out: "" });
  }
});
