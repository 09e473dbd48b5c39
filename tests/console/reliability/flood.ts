import type { DatabaseLocation } from "@octroi/database/database";
import { floodServer } from "@octroi/web/testing/flood";
import type { TrialResult } from "@octroi/web/testing/trial-result";
import { pathTo } from "../../../domain/access/paths.ts";
import { termsVersion } from "../../../domain/accounts/person.ts";
import { openStore } from "../../../store/store.ts";
import { addSites, countedVisits, keepReporting, startCollector } from "../visits/under-load.ts";

/** What a stranger can ask for without an account: the same for all, unknown, and made for each who asks. */
const addresses: Record<string, (id: string) => string> = {
  healthz: () => "/healthz",
  "sign-in": () => "/sign-in",
  "unknown pages": (id) => `/${id}`,
  "ways back": (id) => `/sign-in?next=/sites/${id}`,
  codes: (id) => `/sign-in/code?${id}`,
};

/** Floods the bare console while somebody who is signed in reads, and gates report. */
export async function flood(
  location: DatabaseLocation,
  { connections, requestsEach }: { connections: number; requestsEach: number },
): Promise<TrialResult> {
  const sites = await addSites(location, 1);
  const { token, path } = await signedIn(location);
  const page = { path, headers: { cookie: `octroi_session=${token}` } };
  await using server = await startCollector(location, { RATE_LIMIT: "off" });
  const gates = keepReporting(sites, () => server);
  const { refused, mebibytes, wrong } = await floodServer(server, {
    connections,
    requestsEach,
    addresses,
    page,
  });
  const sent = await gates.finish();
  await server.kill("SIGTERM");
  const counted = await countedVisits(location, sites);
  if (counted > sent) wrong.add(`${counted - sent} visits were counted twice`);
  return {
    what: `floods of the console, ${connections} × ${requestsEach}`,
    done: `${refused} × 503, ${mebibytes} MiB, ${sent} visits`,
    requests: connections * requestsEach * Object.keys(addresses).length,
    lost: Math.max(sent - counted, 0),
    wrong: wrong.list(),
  };
}

/** The token of a session of the sites' owner, and the path of their list. */
async function signedIn(location: DatabaseLocation): Promise<{ token: string; path: string }> {
  await using store = await openStore(location);
  const person = await store.people.ensure("ada@example.com", "en");
  await store.people.welcome(person.id, { name: "Ada", language: "en", terms: termsVersion });
  const workspace = (await store.workspaces.currentOf(person)).id;
  const { token } = await store.sessions.start(person.id, "Firefox, Linux");
  return { token, path: pathTo("sites", { workspace }) };
}
