import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { sqlite } from "@octroi/database/testing/databases";
import { createGate, type Gate, type VisitEvent } from "@octroi/edge";
import type { Draft } from "@octroi/ui/policy/draft";
import { pino } from "pino";
import { expect, vi } from "vitest";
import type { Mode } from "../../../domain/rules/mode.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { secretsFrom } from "../../../domain/secrets/secrets.ts";
import { siteKeyAddress } from "../../../domain/sites/site-key.ts";
import { policyHandler } from "../../../server/connectors/policy.ts";
import { withProxyKeys } from "../../../server/connectors/proxy-keys.ts";
import { createConsole } from "../../../server/console/console.ts";
import { createMetrics } from "../../../server/operations/metrics.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";

const gptbot = "Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.3; +https://openai.com/gptbot)";

/** A console that listens, with one site of a workspace on Pro. */
export async function startConsole(connector: "middleware" | "dns" = "middleware") {
  const files = await sqlite();
  const clock = stoppedClock();
  const store = await openStore(await files.fresh(), { now: clock.now });
  const ada = await store.people.ensure("ada@example.com", "en");
  const workspace = await store.workspaces.currentOf(ada);
  await store.workspaces.setPlan(workspace.id, "pro", undefined);
  const { site, secret } = await addedSite(
    store,
    { workspaceId: workspace.id, domain: "example.com", connector },
    ada.id,
  );
  const secrets = secretsFrom(new Uint8Array(32));
  const log = pino({ enabled: false });
  const now = () => clock.now().getTime();
  const app = createConsole({
    url: new URL("https://console.example"),
    files: new Map(),
    visitorOf: async () => ({
      hasSession: false,
      hasAcceptedTerms: false,
      isFresh: false,
      role: undefined,
    }),
    sessionCookie: () => "",
    handlers: {
      policy: policyHandler({
        rules: store.rules,
        siteKeys: withProxyKeys({ ...store, connections: store.dnsConnections, secrets }),
        secrets,
        addresses: {
          consoleUrl: new URL("https://console.example"),
          siteUrl: new URL("https://octroi.example"),
        },
        log,
        now,
      }),
    },
    pages: { answer: async (c) => c.text(""), refused: async (c) => c.text("") },
    ready: store.ready,
    metrics: createMetrics(),
    log,
  });
  const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const keyWith = (secret: string) =>
    siteKeyAddress(url, { site: site.id, secret, publicKey: secrets.publicKeyOf(site.id) });
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    store,
    clock,
    site: site.id,
    workspace: workspace.id,
    secrets,
    key: keyWith(secret),
    keyWith,
    ask: (headers: Record<string, string> = {}, [id, password] = [site.id, secret]) =>
      fetch(new URL("/v1/policy", url), {
        headers: { authorization: `Basic ${btoa(`${id}:${password}`)}`, ...headers },
      }),
    async publish(draft: Draft, mode: Mode, after: number) {
      const made = publicationOf(draft, mode);
      if (!made.ok) throw new Error(`wrong: ${made.wrong}`);
      const version = { publication: made.publication, note: "", after };
      expect(await store.rules.publish(site.id, version, ada.id)).toMatchObject({ outcome: "published" });
    },
    stop,
    async [Symbol.asyncDispose]() {
      stop();
      await store.close();
      await files[Symbol.asyncDispose]();
    },
  };
}

type Console = Awaited<ReturnType<typeof startConsole>>;

/**
 * A gate at the site, which asks for its policy with a visit, half a minute after the last. The clock of
 * `performance` must be a fake one.
 */
export function gateAt(
  { clock }: Console,
  key: string,
  failures: unknown[] = [],
  report: (events: readonly VisitEvent[]) => void = () => {},
) {
  const gate: Gate = createGate({
    key,
    now: () => clock.now().getTime(),
    report,
    failed: (error) => failures.push(error),
  });
  let links: readonly string[] = [];
  return {
    flush: gate.flush,
    /** What GPTBot gets, under a license or without. */
    async answer(license?: string) {
      vi.advanceTimersByTime(30_000);
      clock.forward({ ms: 30_000 });
      const work: Promise<unknown>[] = [];
      const visit = (agent: string, headers: Record<string, string> = {}) =>
        new Request("https://example.com/a", { headers: { "user-agent": agent, ...headers } });
      // A person's visit, which is not reported: there is nothing else to wait for.
      await gate.handle(visit("Firefox"), { waitUntil: (promise) => work.push(promise) });
      await Promise.all(work);
      const headers = license === undefined ? {} : { authorization: `License ${license}` };
      const answer = await gate.handle(visit(gptbot, headers));
      links = answer?.headers.get("link")?.split(", ") ?? [];
      return answer?.status ?? 200;
    },
    /** What the last refusal led to. */
    links: () => links,
    read: async (path: string) => (await gate.handle(new Request(`https://example.com${path}`)))?.text(),
  };
}
