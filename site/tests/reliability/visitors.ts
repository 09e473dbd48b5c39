import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { StoreLocation } from "../../store/store.ts";
import { startServer } from "../server-process.ts";
import { ask } from "./ask.ts";
import { watch } from "./beside.ts";
import { faultList, type Outcome } from "./outcome.ts";
import { compare } from "./signups.ts";

interface Crowd {
  visitors: number;
  withinMs: number;
  isTimed: boolean;
}

const journeys = [
  ["/", "/pricing"],
  ["/fr", "/fr/wordpress-plugin"],
  ["/en/documentation", "/en/documentation/dns"],
  ["/pricing", "/why"],
  ["/estimator", "/fr/privacy"],
] as const;

/**
 * Visitors who arrive at an even pace, whether or not the server keeps up: each reads a page with its files,
 * then another one, and every fifth signs up. The server has just started, and has no page in memory yet.
 */
export async function visitorsAtOnce(
  location: StoreLocation,
  { visitors, withinMs, isTimed }: Crowd,
): Promise<Outcome> {
  await using server = await startServer(location, { TRUST_PROXY: "127.0.0.1" });
  const wrong = faultList();
  const acknowledged = new Set<string>();
  const latencies: number[] = [];

  async function visit(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const headers = {
      "accept-encoding": "gzip, br",
      "accept-language": number % 2 === 0 ? "fr-FR,fr;q=0.9" : "en-US,en;q=0.9",
      // Everyone comes through one proxy, from an address of their own, as behind a real one.
      "x-forwarded-for": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    };
    async function expect(path: string, status: number, body?: unknown) {
      const started = performance.now();
      const answer = await ask(server.url + path, { agent, headers, body });
      latencies.push(performance.now() - started);
      if (answer.status !== status) wrong.add(`${path} was answered ${answer.status}`);
      return answer;
    }
    const [first, second] = journeys[number % journeys.length] ?? journeys[0];
    await expect(first, 200);
    await Promise.all((filesOf.get(first) ?? []).map((file) => expect(file, 200)));
    await expect(second, 200);
    if (number % 5 === 0) {
      const email = `visitor-${number}@example.com`;
      const person = { firstName: "Ada", lastName: "Lovelace", email, page: second };
      if ((await expect("/api/waitlist", 201, person)).status === 201) acknowledged.add(email);
    }
    agent.destroy();
  }

  const filesOf = new Map(
    await Promise.all(journeys.map(async ([path]) => [path, await filesIn(server.url + path)] as const)),
  );
  const watching = await watch(server, wrong, { isTimed });
  const start = performance.now();
  await Promise.all(
    Array.from({ length: visitors }, async (_, number) => {
      await delay(Math.max(0, start + (number * withinMs) / visitors - performance.now()));
      await visit(number);
    }),
  );
  const seconds = Math.round((performance.now() - start) / 1_000);
  const { beside, acknowledged: besides } = await watching.stop();
  if (server.ended()) wrong.add("the server ended");
  await server.kill("SIGTERM");
  const { lost } = await compare(location, [...acknowledged, ...besides]);
  latencies.sort((a, b) => a - b);
  const p99 = Math.round(latencies[Math.floor(latencies.length * 0.99)] ?? 0);
  return {
    what: "visitors all at once",
    done: `${visitors} in ${seconds} s, p99 ${p99} ms`,
    requests: latencies.length,
    beside,
    lost,
    wrong: wrong.list(),
  };
}

/** The fonts and scripts that a browser fetches for a page, most of them once it has painted it. */
async function filesIn(address: string): Promise<string[]> {
  const html = (await ask(address)).body.toString();
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g))];
  if (!files.some((file) => file.endsWith(".js"))) throw new Error(`${address} names no script.`);
  return files;
}
