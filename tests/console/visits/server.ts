import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { DatabaseLocation } from "@octroi/database/database";
import type { VisitEvent } from "@octroi/edge";
import { requestListener } from "@octroi/web/http/request-listener";
import { pino } from "pino";
import { nobody } from "../../../domain/accounts/caller.ts";
import type { Role } from "../../../domain/workspaces/workspace.ts";
import { createConsole } from "../../../server/console/console.ts";
import { visitFiles } from "../../../server/console/visits/files.ts";
import { visitIntake } from "../../../server/console/visits/intake.ts";
import { liveHandler, liveVisits } from "../../../server/console/visits/live.ts";
import { createMetrics } from "../../../server/operations/metrics.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";

/** A console with one site, and whoever asks has this role in its workspace. */
export async function startVisits(
  location: DatabaseLocation,
  { role }: { role: Role | undefined } = { role: "owner" },
) {
  const store = await openStore(location);
  const { people, workspaces, sites, siteKeys, visits } = store;
  const person = await people.ensure("ada@example.com", "en");
  const workspace = await workspaces.currentOf(person);
  const [known] = await sites.list(workspace.id);
  const added = known
    ? undefined
    : await addedSite({ sites }, { workspaceId: workspace.id, domain: "example.com" });
  const site = added?.site ?? known;
  if (site === undefined) throw new Error("Expected a site.");
  const secret = added?.secret ?? (await siteKeys.replace(site.id, undefined));
  const { session } = await store.sessions.start(person.id, "Firefox, Linux");
  const live = liveVisits(store, { lookEveryMs: 20, heartbeatMs: 50 });
  const metrics = createMetrics();
  const app = createConsole({
    url: new URL("http://localhost"),
    files: new Map(),
    sessionCookie: (token) => token,
    visitorOf: async (c) => {
      const membership = role === undefined ? undefined : { ...workspace, role };
      c.set("caller", { ...nobody, person, session, membership, site });
      return { hasSession: true, hasAcceptedTerms: true, isFresh: true, role };
    },
    handlers: {
      ...visitIntake({ visits, sites, siteKeys, rules: store.rules, metrics }),
      ...visitFiles({ visits, sites, workspaces }),
      siteLive: liveHandler(live),
    },
    pages: {
      answer: async (c) => c.text("page"),
      refused: async (c, refusal) => c.text(refusal.kind, refusal.status),
    },
    ready: store.ready,
    metrics,
    log: pino({ level: "silent" }),
  });
  const server = createServer(requestListener(app, new URL("http://localhost"))).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    store,
    person,
    session,
    workspace,
    site,
    secret,
    address,
    metrics,
    /** As a gate sends them. */
    send(body: BodyInit, headers: Record<string, string> = {}, path = "/v1/visits") {
      const authorization = `Basic ${btoa(`${site.id}:${secret}`)}`;
      return fetch(address + path, { method: "POST", body, headers: { authorization, ...headers } });
    },
    async [Symbol.asyncDispose]() {
      live.close();
      server.closeAllConnections();
      server.close();
      await store.close();
    },
  };
}

export function event(changes: Partial<VisitEvent> = {}): VisitEvent {
  return {
    v: 1,
    id: crypto.randomUUID(),
    time: new Date().toISOString(),
    host: "example.com",
    path: "/recettes/brioche",
    method: "GET",
    status: 200,
    crawler: "GPTBot",
    operator: "OpenAI",
    purpose: "training",
    identity: "verified",
    decision: "allow",
    because: "no-rule",
    rule: null,
    mode: "enforce",
    refusal: null,
    ...changes,
  };
}

export function lines(events: readonly object[]): string {
  return events.map((each) => `${JSON.stringify(each)}\n`).join("");
}

export function events(count: number, changes: Partial<VisitEvent> = {}): VisitEvent[] {
  return Array.from({ length: count }, () => event(changes));
}
