import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openStore } from "../../store/store.ts";
import { all, sqlite } from "../databases.ts";
import { signUp, startServer } from "./processes.ts";

const rounds = 6;
const clients = 16;

/** Nothing listens there: notices wait in the outbox, where they can be counted. */
const webhook = {
  WAITLIST_WEBHOOK_URL: "http://127.0.0.1:9/",
  WAITLIST_WEBHOOK_SECRET: "not a secret at all",
};

test("W10 kill -9 under load, again and again, loses no acknowledged entry and leaves none by halves", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  const acknowledged = new Set<string>();

  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(location, { RATE_LIMIT: "off", ...webhook });
    const enough = acknowledged.size + 40 + round * 17;
    let killed: Promise<void> | undefined;
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        for (let count = 0; killed === undefined; count += 1) {
          const email = `${round}-${client}-${count}@example.com`;
          if ((await signUp(server, email)) === 201) acknowledged.add(email);
          // The others' requests are under way at this very moment.
          if (acknowledged.size >= enough) killed ??= server.kill("SIGKILL");
        }
      }),
    );
    await killed;
  }

  await using store = await openStore(location, { create: false });
  const kept = (await all(store.waitlist.entries())).map(({ email }) => email);
  expect(acknowledged.size).toBeGreaterThan(rounds * 40);
  expect([...acknowledged].filter((email) => !kept.includes(email))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);

  const file = new DatabaseSync(location.file, { readOnly: true });
  const notices = file.prepare("select count(*) as total from outbox").get();
  const check = file.prepare("pragma integrity_check").get();
  file.close();
  expect(notices).toEqual({ total: kept.length });
  expect(check).toEqual({ integrity_check: "ok" });
}, 60_000);
