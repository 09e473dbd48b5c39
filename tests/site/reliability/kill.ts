import { DatabaseSync } from "node:sqlite";
import type { DatabaseLocation } from "@octroi/database/database";
import type { Random } from "@octroi/web/testing/random";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { openStore } from "../../../store/store.ts";
import { startServer } from "../server-process.ts";
import { compare, keepSigningUp } from "./signups.ts";

/** Nothing listens there: notices wait in the outbox, where they can be counted. */
const webhook = {
  WAITLIST_WEBHOOK_URL: "http://127.0.0.1:9/",
  WAITLIST_WEBHOOK_SECRET: "not a secret at all",
};

/**
 * Kills the server, without a chance to notice, while clients sign up: at a random number of acknowledged
 * sign-ups, the others' requests being under way at that very moment. Then starts it again on what is left.
 */
export async function killAgainAndAgain(
  location: DatabaseLocation,
  { rounds, random }: { rounds: number; random: Random },
): Promise<TrialResult> {
  const wrong = faultList();
  const acknowledged = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(location, { RATE_LIMIT: "off", ...webhook });
    const target = 1 + random.below(150);
    let killed: Promise<void> | undefined;
    const dead = new Promise<void>((resolve) => {
      const signups = keepSigningUp(server, {
        clients: 16,
        name: `round-${round}`,
        onAnswer(status, soFar) {
          if (status !== 201 && killed === undefined) wrong.add(`a healthy server answered ${status}`);
          if (soFar < target || killed !== undefined) return;
          killed = server.kill("SIGKILL");
          void killed.then(async () => {
            await signups.stop();
            for (const email of signups.acknowledged) acknowledged.add(email);
            resolve();
          });
        },
      });
    });
    await dead;
  }

  const { lost, repeated, kept } = await compare(location, acknowledged);
  if (repeated > 0) wrong.add(`${repeated} people on the list twice`);
  const notices = await noticesIn(location);
  if (notices !== kept) wrong.add(`${notices} notices for ${kept} people`);
  if (location.kind === "sqlite" && !isSound(location.file)) wrong.add("the file is damaged");
  return {
    what: `kill -9 while people sign up, ${location.kind === "sqlite" ? "SQLite" : "PostgreSQL"}`,
    done: `${rounds} rounds`,
    requests: acknowledged.size,
    lost,
    wrong: wrong.list(),
  };
}

async function noticesIn(location: DatabaseLocation): Promise<number> {
  await using store = await openStore(location, { create: false });
  return await store.waitlistNotices.pending();
}

function isSound(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  const check = database.prepare("pragma integrity_check").get();
  database.close();
  return check?.["integrity_check"] === "ok";
}
