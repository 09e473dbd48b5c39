import type { DatabaseLocation } from "@octroi/database/database";
import { all } from "@octroi/database/testing/databases";
import { openStore } from "../../../store/store.ts";
import { signUp } from "../waitlist/processes.ts";

export interface Signups {
  /** The addresses whose sign-up was acknowledged. */
  acknowledged: ReadonlySet<string>;
  /** How many answers of each status there were; 0 stands for no answer at all. */
  statuses: ReadonlyMap<number, number>;
  stop(): Promise<void>;
}

interface Options {
  clients: number;
  /** Keeps the addresses of one run apart from another's. */
  name: string;
  onAnswer?: (status: number, soFar: number) => void;
}

/** Clients that each sign up one new person after another, until told to stop. */
export function keepSigningUp(server: { url: string }, { clients, name, onAnswer }: Options): Signups {
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  let stopped = false;

  async function client(number: number): Promise<void> {
    for (let count = 0; !stopped; count += 1) {
      const email = `${name}-${number}-${count}@example.com`;
      const status = (await signUp(server, email)) ?? 0;
      if (status === 201) acknowledged.add(email);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      onAnswer?.(status, acknowledged.size);
    }
  }

  const running = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return {
    acknowledged,
    statuses,
    async stop() {
      stopped = true;
      await running;
    },
  };
}

/** How many of the acknowledged are not on the list, and how many are on it more than once. */
export async function compare(location: DatabaseLocation, acknowledged: Iterable<string>) {
  await using store = await openStore(location, { create: false });
  const kept = (await all(store.waitlist.entries())).map(({ email }) => email);
  const keptOnce = new Set(kept);
  const lost = [...acknowledged].filter((email) => !keptOnce.has(email)).length;
  return { lost, repeated: kept.length - keptOnce.size, kept: kept.length };
}
