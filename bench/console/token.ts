import type { DatabaseLocation } from "@octroi/database/database";
import { openStore } from "../../store/store.ts";
import { addCompany, addSeller, credit, paid, quoted } from "../../tests/console/store/market.ts";
import { batch, visit } from "../../tests/console/visits/store.ts";
import { startCollector } from "../../tests/console/visits/under-load.ts";
import { load } from "../load.ts";

const rounds = 5;
const pace = 100;
const requestsPerRound = 500;
const companies = 25;
const clients = 16;

/**
 * How long crawlers wait for a token, the slowest hundredth of a hundred a second, in milliseconds round by round. In each
 * round every company draws one slice more, since half of the last was read.
 */
export async function measureToken(location: DatabaseLocation): Promise<number[]> {
  await using store = await openStore(location);
  const terms = { ...credit, paths: ["/"], count: 1_000_000 };
  const { site, offer } = await addSeller(location, store, "ada", terms);
  const readers: { license: string; authorization: string }[] = [];
  for (let number = 0; number < companies; number += 1) {
    const company = await addCompany(store, `bot-${number}`);
    const order = await quoted(store, { site, offer, company });
    const bought = await store.orders.fulfil(order.id, paid(new Date(), { external: `payment-${number}` }));
    const secret = await store.companies.addSecret(company);
    if (bought.outcome !== "fulfilled" || bought.license === undefined || secret === undefined)
      throw new Error(`Expected a license and a secret, found ${bought.outcome}.`);
    readers.push({
      license: bought.license.id,
      authorization: `Basic ${btoa(`${company}:${secret.secret}`)}`,
    });
  }
  const server = await startCollector(location);
  const times: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const { p99Ms, unexpected } = await load(server.url, {
        clients,
        pace,
        requests: requestsPerRound,
        expect: 200,
        request: (n) => requestOf(site, readers[n % companies]?.authorization),
      });
      if (unexpected > 0) throw new Error(`Expected a token for every request, found ${unexpected} others.`);
      // The first round finds nothing compiled.
      if (round > 0) times.push(Number(p99Ms.toFixed(1)));
      for (const { license } of readers) {
        const visits = Array.from({ length: 60 }, () =>
          visit({
            time: Date.now() - 1_000,
            decision: "charge",
            status: 200,
            license,
            id: crypto.randomUUID(),
          }),
        );
        await store.visits.receive(batch(visits, { site, id: crypto.randomUUID() }));
      }
    }
  } finally {
    await server.kill("SIGTERM");
  }
  return times;
}

function requestOf(site: string, authorization: string | undefined): string {
  if (authorization === undefined) throw new Error("Expected a company.");
  const body = "grant_type=client_credentials&resource=%2Farticles%2F*";
  const head = [
    `POST /olp/${site}/token HTTP/1.1`,
    "host: console",
    `authorization: ${authorization}`,
    "content-type: application/x-www-form-urlencoded",
    `content-length: ${body.length}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
