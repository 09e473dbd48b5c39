import { createHash } from "node:crypto";
import { all, execute, onEachDatabase } from "@octroi/database/testing/databases";
import pg from "pg";
import { expect, test } from "vitest";
import { consentVersion, retentionLimit } from "../../../site/domain/waitlist/waitlist.ts";
import { openStore, type Store, type StoreOptions } from "../../../store/store.ts";
import { person } from "../person.ts";

onEachDatabase((freshDatabase) => {
  const open = async (options?: StoreOptions) => openStore(await freshDatabase(), options);

  /** A few at a time, as visitors come. */
  async function addMany({ waitlist }: Store, many: number, name: string) {
    const numbers = Array.from({ length: many }, (_, number) => number).values();
    const visitor = async () => {
      for (const number of numbers) await waitlist.add(person({ email: `${name}-${number}@example.com` }));
    };
    await Promise.all(Array.from({ length: 20 }, visitor));
  }

  /** A clock that stands still until it is moved. */
  function clock(start: string) {
    let time = new Date(start);
    return {
      now: () => time,
      move(to: string) {
        time = new Date(to);
      },
    };
  }

  test("A2 SQL in a name is a name", async () => {
    await using store = await open();
    const lastName = "'); drop table waitlist; --\" $1 ?";
    await store.waitlist.add(person({ lastName, email: "' or 1=1 --@example.com" }));
    expect(await all(store.waitlist.entries())).toMatchObject([{ lastName }]);
    expect(await store.waitlist.erase("' or 1=1 --")).toBe("unknown");
    expect(await store.waitlist.count()).toBe(1);
  });

  test("A2 what was typed is what is kept", async () => {
    const { now } = clock("2026-03-01T12:00:00.000Z");
    await using store = await open({ now });
    await store.waitlist.add(
      person({
        firstName: "Zoë",
        lastName: "O’Neil 🦊",
        linkedin: "https://www.linkedin.com/in/zoe",
        website: "https://example.com/",
        page: "/fr/pricing",
        language: "fr",
      }),
    );
    expect(await all(store.waitlist.entries())).toEqual([
      {
        id: expect.any(String),
        firstName: "Zoë",
        lastName: "O’Neil 🦊",
        email: "ada@example.com",
        linkedin: "https://www.linkedin.com/in/zoe",
        website: "https://example.com/",
        page: "/fr/pricing",
        language: "fr",
        consent: consentVersion,
        createdAt: "2026-03-01T12:00:00.000Z",
        lastContactAt: "2026-03-01T12:00:00.000Z",
      },
    ]);
  });

  test("W11 a repeated sign-up moves the last contact, fills what was empty, and overwrites nothing", async () => {
    const { now, move } = clock("2026-03-01T12:00:00.000Z");
    await using store = await open({ now });
    await store.waitlist.add(person({ website: "https://first.example/" }));
    move("2026-04-01T12:00:00.000Z");
    await store.waitlist.add(
      person({
        firstName: "Mallory",
        language: "fr",
        website: "https://second.example/",
        linkedin: "https://www.linkedin.com/in/ada",
      }),
    );
    expect(await all(store.waitlist.entries())).toMatchObject([
      {
        firstName: "Ada",
        language: "en",
        website: "https://first.example/",
        linkedin: "https://www.linkedin.com/in/ada",
        createdAt: "2026-03-01T12:00:00.000Z",
        lastContactAt: "2026-04-01T12:00:00.000Z",
      },
    ]);
  });

  test("W11 the same person a hundred times at once is one entry, with one notice", async () => {
    await using store = await open({ notices: true });
    await Promise.all(Array.from({ length: 100 }, () => store.waitlist.add(person())));
    expect(await store.waitlist.count()).toBe(1);
    expect(await store.waitlistNotices.claim(10, 1_000)).toHaveLength(1);
  });

  test("two instances on one database keep one entry per person", async () => {
    const location = await freshDatabase();
    const stores = await Promise.all([openStore(location), openStore(location), openStore(location)]);
    const emails = Array.from({ length: 30 }, (_, index) => `person-${index}@example.com`);
    await Promise.all(
      emails.flatMap((email) => stores.map((store) => store.waitlist.add(person({ email })))),
    );
    expect(await Promise.all(stores.map((store) => store.waitlist.count()))).toEqual([30, 30, 30]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("W12 entries are read in order, a page at a time, each of them once", async () => {
    const { now, move } = clock("2026-03-01T12:00:00.000Z");
    await using store = await open({ now });
    await addMany(store, 600, "first");
    move("2026-03-02T12:00:00.000Z");
    await addMany(store, 600, "second");
    const entries = await all(store.waitlist.entries());
    expect(new Set(entries.map(({ email }) => email)).size).toBe(1_200);
    const times = entries.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());

    const since = new Date("2026-03-02T00:00:00Z");
    expect(await all(store.waitlist.entries(since))).toHaveLength(600);
    expect(await store.waitlist.count(since)).toBe(600);
    expect(await store.waitlist.perDay(since)).toEqual([{ day: "2026-03-02", signups: 600 }]);
  });

  test("W12 one person is erased, however the address is typed, and their pending notice with them", async () => {
    await using store = await open({ notices: true });
    await store.waitlist.add(person());
    await store.waitlist.add(person({ email: "grace@example.com" }));
    expect(await store.waitlist.erase(" ADA@example.com ")).toBe("erased");
    expect(await store.waitlist.erase("ada@example.com")).toBe("unknown");
    const notices = await store.waitlistNotices.claim(10, 1_000);
    expect(notices.map(({ entry }) => entry.email)).toEqual(["grace@example.com"]);
    expect(await store.waitlist.count()).toBe(1);
  });

  test("W12 who was last in contact too long ago is forgotten, and nobody else", async () => {
    const { now, move } = clock("2024-01-01T00:00:00.000Z");
    await using store = await open({ now, notices: true });
    await addMany(store, 1_100, "old");
    await store.waitlist.add(person({ email: "back@example.com" }));
    move("2025-06-01T00:00:00.000Z");
    await store.waitlist.add(person({ email: "back@example.com" }));
    await store.waitlist.add(person({ email: "new@example.com" }));

    const limit = retentionLimit(new Date("2026-06-01T00:00:00.000Z"));
    expect(await store.waitlist.countExpired(limit)).toBe(1_100);
    expect(await store.waitlist.count()).toBe(1_102);
    expect(await store.waitlist.purge(limit)).toBe(1_100);
    expect(await store.waitlist.purge(limit)).toBe(0);
    const left = await all(store.waitlist.entries());
    expect(left.map(({ email }) => email).toSorted()).toEqual(["back@example.com", "new@example.com"]);
  });

  test("a notice is claimed by one process, comes back after its lease, and leaves when delivered", async () => {
    const location = await freshDatabase();
    const { now, move } = clock("2026-03-01T12:00:00.000Z");
    await using one = await openStore(location, { now, notices: true });
    await using two = await openStore(location, { now, notices: true });
    const emails = Array.from({ length: 20 }, (_, index) => `person-${index}@example.com`);
    await Promise.all(emails.map((email) => one.waitlist.add(person({ email }))));

    const claims = await Promise.all(
      [one, two, one, two].map(({ waitlistNotices }) => waitlistNotices.claim(20, 60_000)),
    );
    expect(
      claims
        .flat()
        .map(({ entry }) => entry.email)
        .toSorted(),
    ).toEqual(emails.toSorted());
    expect(await two.waitlistNotices.claim(20, 60_000)).toEqual([]);

    const [first, second, ...others] = claims.flat();
    if (first === undefined || second === undefined) throw new Error("Expected two claimed notices.");
    await one.waitlistNotices.complete(first);
    await one.waitlistNotices.postpone(second, 3_600_000);
    move("2026-03-01T12:01:00.000Z");
    const again = await two.waitlistNotices.claim(20, 60_000);
    expect(again.map(({ id }) => id).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    expect(again.every(({ attempts }) => attempts === 2)).toBe(true);
    // Those of the lease that has ended change nothing any more.
    await Promise.all(others.map((lease) => one.waitlistNotices.complete(lease)));
    await Promise.all(others.map((lease) => one.waitlistNotices.postpone(lease, 86_400_000)));
    expect(await one.waitlistNotices.pending()).toBe(again.length + 1);
    move("2026-03-01T13:00:00.000Z");
    await Promise.all(again.map((notice) => two.waitlistNotices.complete(notice)));
    expect((await one.waitlistNotices.claim(20, 60_000)).map(({ id }) => id)).toEqual([second.id]);
  });

  test("without a webhook nothing waits in the outbox", async () => {
    await using store = await open();
    await store.waitlist.add(person());
    expect(await store.waitlistNotices.claim(10, 1_000)).toEqual([]);
  });

  test("notices that another process is taking are passed over, not waited for", async () => {
    const location = await freshDatabase();
    // With SQLite only one process writes at a time.
    if (location.kind === "sqlite") return;
    await using store = await openStore(location, { notices: true });
    await addMany(store, 20, "notice");
    const other = new pg.Client(location.url);
    await other.connect();
    await other.query("begin");
    const { rows } = await other.query(
      "select entry_id from waitlist_notice order by due_at limit 10 for update",
    );
    const claimed = await store.waitlistNotices.claim(20, 60_000);
    await other.query("rollback");
    await other.end();
    expect(claimed).toHaveLength(10);
    const taken = new Set(rows.map(({ entry_id }) => entry_id));
    expect(claimed.filter(({ id }) => taken.has(id))).toEqual([]);
  });

  test("signing up again renews what was agreed to, with the last contact", async () => {
    const location = await freshDatabase();
    await using store = await openStore(location);
    await store.waitlist.add(person());
    await execute(location, "update waitlist set consent = '2001-01-01'");
    await store.waitlist.add(person());
    const [entry] = await all(store.waitlist.entries());
    expect(entry?.consent).toBe(consentVersion);
  });

  test("A3 a client has its allowance, and then is told when to come back", async () => {
    await using store = await open();
    const limit = store.rateLimit("test", { requests: 3, seconds: 60 });
    const alone = (address: string) => ({ address, network: undefined });
    for (const remaining of [2, 1, 0]) {
      expect(await limit(alone("192.0.2.1"))).toMatchObject({ allowed: true, remaining });
    }
    const verdict = await limit(alone("192.0.2.1"));
    expect(verdict).toMatchObject({ allowed: false });
    expect(!verdict.allowed && verdict.retryAfterSeconds).toBeGreaterThan(0);
    expect(!verdict.allowed && verdict.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await limit(alone("192.0.2.2"))).toMatchObject({ allowed: true });
  });

  test("a network has ten times the allowance of one of its addresses, however many it has", async () => {
    await using store = await open();
    const limit = store.rateLimit("test", { requests: 3, seconds: 60 });
    const ask = (subnet: number) =>
      limit({ address: `2001:db8:1:${subnet.toString(16)}::/64`, network: "2001:db8:1::/48" });
    const verdicts = [];
    for (let subnet = 0; subnet < 40; subnet += 1) verdicts.push(await ask(subnet));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(30);
    const other = { address: "2001:db8:2:0::/64", network: "2001:db8:2::/48" };
    expect(await limit(other)).toMatchObject({ allowed: true });
  });

  test("no client’s address can be read from the counts, nor guessed by trying all of them", async () => {
    const location = await freshDatabase();
    await using store = await openStore(location);
    await store.rateLimit("test", { requests: 3, seconds: 60 })({ address: "192.0.2.1", network: undefined });
    const kept = JSON.stringify(await execute(location, "select * from rate_limit"));
    const digest = createHash("sha256").update("192.0.2.1");
    expect(kept).not.toContain("192.0.2.1");
    expect(kept).not.toContain(digest.digest("base64url"));
  });

  test("A4 the store is ready as long as it takes writes", async () => {
    const store = await open();
    expect(await store.ready()).toBe(true);
    await store.close();
  });

  test("a schema that is up to date is left alone", async () => {
    const location = await freshDatabase();
    await (await openStore(location)).close();
    await using store = await openStore(location);
    await store.waitlist.add(person());
    expect(await store.waitlist.count()).toBe(1);
  });
});
