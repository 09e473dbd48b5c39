import { Agent } from "node:http";
import { honeypot } from "../domain/waitlist/waitlist.ts";
import type { StoreLocation } from "../store/store.ts";
import { sqlite } from "../tests/databases.ts";
import { startPostgres } from "../tests/postgres.ts";
import { ask } from "../tests/reliability/ask.ts";
import { startServer } from "../tests/server-process.ts";
import { median, table } from "./report.ts";

/** `npm run bench:timing -w site`: whether the time of an answer tells who is on the list. 700 sign-ups of each kind. */
const each = 700;
const kinds = ["new", "known", "robot"] as const;
type Kind = (typeof kinds)[number];
type Times = Record<Kind, number[]>;

/** A receiver that nobody listens at: notices are written all the same. */
const webhook = {
  WAITLIST_WEBHOOK_URL: "http://127.0.0.1:9/",
  WAITLIST_WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef",
};

async function measure(location: StoreLocation, environment: Record<string, string>): Promise<Times> {
  await using server = await startServer(location, { RATE_LIMIT: "off", ...environment });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: Times = { new: [], known: [], robot: [] };
  async function signUp(email: string, trap = "") {
    const body = { firstName: "Ada", lastName: "Lovelace", email, [honeypot]: trap };
    const started = performance.now();
    const { status } = await ask(`${server.url}/api/waitlist`, { agent, body });
    if (status !== 201) throw new Error(`A sign-up was answered ${status}.`);
    return performance.now() - started;
  }
  for (let count = 0; count < each; count += 1) await signUp(`known-${count}@example.com`);
  for (let count = 0; count < each; count += 1) {
    // The three in every order, so that none is always the first.
    for (const turn of [0, 1, 2]) {
      const kind = kinds[(count + (count % 2 === 0 ? turn : 2 - turn)) % 3] ?? "new";
      times[kind].push(await signUp(`${kind}-${count}@example.com`, kind === "robot" ? "yes" : ""));
    }
  }
  agent.destroy();
  return times;
}

/** How often one of the second takes longer than one of the first: 0.5 tells nothing. */
function chance(first: readonly number[], second: readonly number[]): number {
  let longer = 0;
  for (const a of first) for (const b of second) longer += b > a ? 1 : b === a ? 0.5 : 0;
  return longer / (first.length * second.length);
}

/** How many of both a single limit, chosen with hindsight, puts on the right side. */
function accuracy(first: readonly number[], second: readonly number[]): number {
  const right = [...first, ...second].map((limit) => {
    const below = first.filter((time) => time < limit).length + second.filter((time) => time >= limit).length;
    return Math.max(below, first.length + second.length - below);
  });
  return Math.max(...right) / (first.length + second.length);
}

await using files = await sqlite();
await using postgres = await startPostgres();
const rows: string[][] = [];
for (const [name, environment] of [["", {}] as const, [" + webhook", webhook] as const]) {
  const locations: [string, StoreLocation][] = [
    ["SQLite", await files.fresh()],
    ["PostgreSQL", { kind: "postgres", url: await postgres.freshUrl() }],
  ];
  for (const [database, location] of locations) {
    const times = await measure(location, environment);
    rows.push([
      database + name,
      chance(times.known, times.new).toFixed(3),
      accuracy(times.known, times.new).toFixed(3),
      chance(times.robot, times.known).toFixed(3),
      kinds.map((kind) => median(times[kind]).toFixed(2)).join(" / "),
    ]);
  }
}
console.log(
  table([
    ["", "new after known", "accuracy", "known after robot", "medians in ms: new / known / robot"],
    ...rows,
  ]),
);
