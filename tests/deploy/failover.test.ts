import { execute } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore } from "../../store/store.ts";
import { failover } from "../console/reliability/failover.ts";
import { person } from "../site/person.ts";
import { canPair, postgresPair } from "./postgres-pair.ts";

test.skipIf(!canPair()).each(["killed", "silent"] as const)(
  "W10 a primary is %s under load and the standby promoted: servers go on, and all that was acknowledged is there, once",
  async (loss) => {
    expect(await failover(loss)).toMatchObject({ lost: 0, wrong: [] });
  },
);

test.skipIf(!canPair())(
  "W10 nothing is acknowledged that a standby lacks, until its operator goes on with one",
  async () => {
    await using pair = await postgresPair();
    const location = { kind: "postgres" as const, url: pair.url };
    await using store = await openStore(location);
    await store.waitlist.add(person({ email: "ada@example.com" }));
    await pair.standby.stop("SIGKILL");
    await expect(store.waitlist.add(person({ email: "grace@example.com" }))).rejects.toThrow();
    expect(await store.ready()).toBe(false);
    await pair.walk("primary", "Going on with one");
    await expect.poll(() => store.ready()).toBe(true);
    await store.waitlist.add(person({ email: "grace@example.com" }));
    const kept = await execute(
      { kind: "postgres", url: pair.urls.primary },
      "select count(*)::int as people from waitlist",
    );
    expect(kept).toEqual([{ people: 2 }]);
  },
);

test.skipIf(!canPair())("W10 a former primary that comes back is not written to", async () => {
  await using pair = await postgresPair();
  await using store = await openStore({ kind: "postgres", url: pair.url });
  await pair.primary.stop("SIGKILL");
  await pair.walk("standby", "Promoting the standby");
  await expect.poll(() => store.ready()).toBe(true);
  await pair.primary.start();
  await using later = await openStore({ kind: "postgres", url: pair.url });
  await later.waitlist.add(person({ email: "ada@example.com" }));
  await pair.standby.stop("SIGKILL");
  // It takes writes, and is an earlier one than the one that was seen.
  await expect(store.waitlist.add(person({ email: "grace@example.com" }))).rejects.toThrow();
  expect(await store.ready()).toBe(false);
});

test.skipIf(!canPair())(
  "W10 a former primary becomes the standby by the same lines, and takes over when the other one is lost",
  async () => {
    await using pair = await postgresPair();
    await using store = await openStore({ kind: "postgres", url: pair.url });
    await pair.primary.stop("SIGKILL");
    await pair.walk("standby", "Promoting the standby");
    await expect.poll(() => store.ready()).toBe(true);
    await pair.walk("primary", "On the standby", { exchanged: true });
    await pair.walk("standby", "Acknowledging nothing that only one has");
    await store.waitlist.add(person({ email: "ada@example.com" }));
    await pair.standby.stop("SIGKILL");
    await pair.walk("primary", "Promoting the standby");
    await expect.poll(() => store.ready()).toBe(true);
    await store.waitlist.add(person({ email: "grace@example.com" }));
    const kept = await execute({ kind: "postgres", url: pair.urls.primary }, "select email from waitlist");
    expect(kept).toHaveLength(2);
  },
);
