import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { fileTransport } from "../../server/mail/file-transport.ts";
import { openStore } from "../../store/store.ts";
import { operated } from "./operated.ts";
import { batch, visit } from "./visits/store.ts";

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
  expect((await console.typed("sites")).out).toMatch(
    / pending {4}middleware {2}no visit yet {13}0 {2}example\.com {2}you@example\.com\n$/,
  );
  await console.store.visits.receive(batch([visit({ time: Date.now() })], { site: key.username }));
  expect((await console.typed("sites")).out).toMatch(/ \d{4}-\d\d-\d\d \d\d:\d\d {9}1 {2}example\.com /);
});

test("mails that wait or failed are listed with the reason, and a test says what the mail server said", async () => {
  await using console = await operated({ SMTP_URL: "smtp://127.0.0.1:9" });
  const { store, typed } = console;
  for (const email of ["waiting@example.com", "refused@example.com"]) {
    await store.challenges.create({ purpose: "sign-in", email, language: "en" });
  }
  const [first, second] = await store.jobs.claim(["mail"], 10, 1_000);
  const refused = [first, second].find((job) => Object(job?.payload).to === "refused@example.com");
  if (refused !== undefined) await store.jobs.fail(refused, "EENVELOPE 550");
  // A domain that is watched is a job too, and no mail.
  const key = new URL((await typed(...addSite)).out.trim());
  await store.dnsConnections.open(key.username);
  const { out } = await typed("mail");
  expect(out.trim().split("\n")).toHaveLength(2);
  expect(out).toMatch(/waiting {2}code {2}waiting@example\.com\n/);
  expect(out).toMatch(/failed {2}code {2}refused@example\.com {2}EENVELOPE 550\n/);
  expect(await typed("mail", "test", "you@example.com")).toMatchObject({
    code: 1,
    err: expect.stringContaining("ECONNREFUSED"),
  });
});

test("a mail of a test is written where there is no mail server", async () => {
  await using console = await operated();
  expect(await console.typed("mail", "test", "you@example.com")).toMatchObject({ code: 0 });
  expect(await readdir(join(console.folder, "mail"))).toHaveLength(1);
});

test("what is over is purged, and the files are clean", async () => {
  await using console = await operated();
  const { store, typed } = console;
  const ada = await store.people.ensure("ada@example.com", "en");
  const { id } = await store.workspaces.currentOf(ada);
  await using past = await openStore(console.database, { now: () => new Date(Date.now() - 8 * 86_400_000) });
  await past.workspaces.planDeletion(id, ada.id);
  const { code, out } = await typed("purge");
  expect([code, out]).toEqual([0, expect.stringContaining("1 workspaces were deleted")]);
  expect(await store.workspaces.find(id)).toBeUndefined();
});

test("the public site is listed as such, is in no count, and is given an owner", async () => {
  await using console = await operated();
  const { store, typed } = console;
  expect(await typed("sites", "own", "you@example.com")).toMatchObject({ code: 1 });
  await store.ownSite.ensure("octroi.example");
  expect((await typed("sites")).out).toMatch(/ octroi\.example {2}the public site\n$/);
  expect(JSON.parse((await typed("stats", "--json")).out)).toMatchObject({ sites: 0, pending: 0 });
  expect(await typed("sites", "own", "you@example.com")).toMatchObject({ code: 0 });
  expect((await typed("sites")).out).toMatch(/ octroi\.example {2}you@example\.com\n$/);
});

test("the operator changes the address of whoever lost theirs, and every session ends", async () => {
  await using console = await operated();
  const { store, typed } = console;
  const ada = await store.people.ensure("ada@example.com", "en");
  const { token } = await store.sessions.start(ada.id, "");
  await store.people.ensure("eve@example.com", "en");
  expect(await typed("address", "ada@example.com", "eve@example.com")).toMatchObject({ code: 1 });
  expect(await typed("address", "ada@example.com", "ada@example.org")).toMatchObject({ code: 0 });
  expect(await store.people.findByEmail("ada@example.org")).toMatchObject({ id: ada.id });
  expect(await store.sessions.find(token)).toBeUndefined();
});

test("an operator is named by whoever has the machine, and is none again", async () => {
  await using console = await operated();
  const { store, typed } = console;
  expect(await typed("operators")).toMatchObject({ code: 0, out: "None.\n" });
  expect(await typed("operators", "add", "ada@example.com")).toMatchObject({
    code: 1,
    err: "Nobody has an account with this address: they sign up first.\n",
  });
  await store.people.ensure("ada@example.com", "en");
  const address = "https://console.octroi.example/operator";
  expect((await typed("operators", "add", "ada@example.com")).out).toBe(
    `ada@example.com keeps the books, at ${address}.\n`,
  );
  expect(JSON.parse((await typed("operators", "add", "ada@example.com", "--json")).out)).toEqual({
    email: "ada@example.com",
    outcome: "repeated",
    address,
  });
  expect((await typed("operators", "list")).out).toMatch(/^\d{4}-\d\d-\d\d {2}ada@example\.com\n$/);
  expect(JSON.parse((await typed("operators", "--json")).out)).toMatchObject([{ email: "ada@example.com" }]);
  expect(await typed("operators", "remove", "ada@example.com")).toMatchObject({ code: 0 });
  expect(await typed("operators", "remove", "ada@example.com")).toMatchObject({
    code: 1,
    err: "Nobody with this address is an operator.\n",
  });
  expect(await typed("operators", "name", "ada@example.com")).toMatchObject({ code: 2 });
  expect(await typed("operators", "add", "ada")).toMatchObject({ code: 2 });
});

test("open invitations are listed", async () => {
  await using console = await operated();
  const { store, typed } = console;
  const ada = await store.people.ensure("ada@example.com", "en");
  const { id } = await store.workspaces.currentOf(ada);
  await store.workspaces.invite(id, { email: "eve@example.com", role: "editor", language: "en" }, ada.id);
  expect((await typed("invitations")).out).toMatch(
    /^until \d{4}-\d\d-\d\d {2}eve@example\.com {2}editor {2}ada@/,
  );
});

test("what was released is said, the help fits a screen, and an empty list says so", async () => {
  await using console = await operated();
  for (const asked of ["version", "--version"]) {
    expect((await console.typed(asked)).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  }
  const lines = (await console.typed("--help")).out.trimEnd().split("\n");
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}invite {2,}Invite/));
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  for (const list of ["accounts", "sites", "mail", "invitations"]) {
    expect(await console.typed(list)).toEqual({ code: 0, out: "None.\n", err: "" });
  }
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
  const mails = join(console.folder, "mail");
  const mail = { id: "1", from: "a@o.example", to: "you@example.com", text: "", html: "" };
  await fileTransport(mails, () => {}).send({ ...mail, letter: { language: "en", subject: "A", body: [] } });
  expect(await parsed("erase", "you@example.com")).toEqual({ outcome: "erased" });
  expect(await readdir(mails)).toEqual([]);
  expect(await parsed("accounts")).toEqual([]);
});

/** Who asked to be told, and when. */
function waitIn(file: string, people: readonly [email: string, language: string][]) {
  using database = new DatabaseSync(file);
  const insert = database.prepare(
    `insert into waitlist (id, email, first_name, last_name, language, consent, created_at, last_contact_at)
       values (?, ?, 'Ada', 'Lovelace', ?, '2025-10-13', ?, ?)`,
  );
  people.forEach(([email, language], index) => {
    const moment = `2026-11-0${index + 1}T00:00:00.000Z`;
    insert.run(String(index), email, language, moment, moment);
  });
}

test("those who wait are invited to Pro, who asked first first, and nobody is sent a second mail", async () => {
  await using console = await operated();
  const { store, database } = console;
  waitIn(database.file, [
    ["first@example.com", "fr"],
    ["Second@Example.com", "en"],
    ["third@example.com", "en"],
  ]);
  const invite = async (...args: string[]) => {
    const typed = await console.typed("invite", ...args, "--from-waitlist");
    return typed.out.trim().split("\n");
  };
  expect(await invite("--dry-run", "--limit", "1")).toEqual([
    "2026-11-01  first@example.com  would be invited",
  ]);
  expect(await store.jobs.pending()).toBe(0);
  expect(await invite("--limit", "1", "--price", "0")).toEqual(["2026-11-01  first@example.com  invited"]);
  expect(await invite("third@example.com")).toEqual(["2026-11-03  third@example.com  invited"]);
  expect(await invite()).toEqual(["2026-11-02  second@example.com  invited"]);
  expect(await invite()).toEqual(["None."]);
  expect(await store.jobs.pending()).toBe(3);
  expect(await store.proInvitations.offerTo("first@example.com")).toMatchObject({ price: 0 });
  expect(await store.proInvitations.offerTo("third@example.com")).toMatchObject({ price: 4900 });
  const unknown = await console.typed("invite", "nobody@example.com", "--from-waitlist");
  expect(unknown).toMatchObject({ code: 1, err: "Nobody with this address is on the waitlist.\n" });
});

test.each([
  [["invite", "--from-waitlist", "--limit", "0"], "--limit takes"],
  [["invite", "--from-waitlist", "--price", "4.50"], "--price takes whole euros"],
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

test("the last report of a workspace is shown as it is sent, with whom it goes to", async () => {
  await using console = await operated();
  const { id } = JSON.parse((await console.typed(...addSite, "--json")).out);
  const shown = await console.typed("report", id, "--language", "fr");
  expect(shown).toMatchObject({ code: 0, err: "" });
  expect(shown.out).toContain("To: you@example.com\nSubject: example.com n’est pas encore connecté");
  expect(shown.out).toContain("Lancer le bilan du site");
  const person = await console.store.people.findByEmail("you@example.com");
  await console.store.reports.stopAll(person?.id ?? "");
  expect(JSON.parse((await console.typed("report", id, "--json")).out)).toMatchObject({ to: [] });
  expect(await console.typed("report", "abcdefghijklmn23")).toMatchObject({ code: 1 });
  expect(await console.typed("report", id, "--language", "de")).toMatchObject({ code: 2 });
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

test("a command that hands out a key refuses another secret, and the operator replaces it knowing what it ends", async () => {
  await using console = await operated();
  const { typed } = console;
  expect(await typed("secret")).toMatchObject({ code: 1, err: expect.stringContaining("no secret yet") });
  expect(await typed(...addSite)).toMatchObject({ code: 0 });
  expect(await typed("secret")).toMatchObject({ code: 0 });
  await writeFile(join(console.folder, "console.secret"), `${Buffer.alloc(32, 5).toString("base64url")}\n`);
  const another = ["sites", "add", "example.org", "--email", "you@example.com", "--connector", "middleware"];
  expect(await typed(...another)).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringContaining("holds another secret than"),
  });
  expect(await typed("secret")).toMatchObject({ code: 1, out: expect.stringContaining("another one") });
  expect(await typed("secret", "replace")).toMatchObject({
    code: 1,
    err: expect.stringContaining("every connector discards"),
  });
  expect(await typed(...another)).toMatchObject({ code: 1 });
  expect(await typed("secret", "replace", "--yes")).toMatchObject({ code: 0 });
  expect(await typed(...another)).toMatchObject({ code: 0 });
});

test("a notice in both languages is shown until a time to come, and taken back", async () => {
  await using console = await operated();
  const { store, typed } = console;
  const said = ["notice", "show", "--fr", "Maintenance", "--en", "Maintenance"];
  expect(await typed(...said)).toMatchObject({ code: 2 });
  expect(await typed(...said, "--until", "2020-01-01T00:00Z")).toMatchObject({ code: 1 });
  expect(await typed("notice", "show", "--fr", "Maintenance", "--until", "2100-01-01")).toMatchObject({
    code: 2,
  });
  expect(await typed(...said, "--until", "2100-01-01T00:00Z")).toMatchObject({ code: 0 });
  expect(await store.notices.current()).toMatchObject({ endsAt: "2100-01-01T00:00:00.000Z" });
  expect(await typed("notice", "clear")).toMatchObject({ code: 0 });
  expect(await typed("notice")).toMatchObject({ out: "None.\n" });
});

test("the workspaces that a person owns are suspended and opened again", async () => {
  await using console = await operated();
  const { store, typed } = console;
  const ada = await store.people.ensure("ada@example.com", "en");
  const { id } = await store.workspaces.currentOf(ada);
  expect(await typed("suspend", "eve@example.com")).toMatchObject({ code: 1 });
  expect(await typed("suspend", "ada@example.com")).toMatchObject({
    code: 0,
    out: "ada@example.com is suspended.\n",
  });
  expect(await store.workspaces.find(id)).toMatchObject({ suspendedAt: expect.any(String) });
  expect(await typed("resume", "ada@example.com")).toMatchObject({
    code: 0,
    out: "ada@example.com is open again.\n",
  });
  expect(await store.workspaces.find(id)).toMatchObject({ suspendedAt: undefined });
});

test("names of crawlers in no list are told where they came to several sites, to the operator alone", async () => {
  await using console = await operated();
  const { store, typed } = console;
  const time = Date.now();
  const scout = (name: string) => visit({ time, crawler: "unlisted", name });
  for (const domain of ["one.example.com", "two.example.com"]) {
    const added = await typed("sites", "add", domain, ...addSite.slice(3));
    const site = new URL(added.out.trim()).username;
    await store.visits.receive(batch([scout("recipe-scout"), scout(`only-${domain}`)], { site }));
  }
  expect((await typed("unlisted")).out).toMatch(
    /^ {3}2 sites {10}2 visits {2}\d{4}-\d\d-\d\d {2}recipe-scout\n$/,
  );
  expect(JSON.parse((await typed("unlisted", "--json")).out)).toMatchObject([
    { name: "recipe-scout", sites: 2, visits: 2 },
  ]);
  expect((await typed("unlisted", "--entries")).out).toMatch(
    /^ {2}\{ token: "recipe-scout", operator: null \}, \/\/ 2 visits to 2 sites until \d{4}-\d\d-\d\d\n$/,
  );
  expect(await typed("unlisted", "--days", "0")).toMatchObject({ code: 2 });
});
