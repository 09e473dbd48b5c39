import type { IncomingMessage, ServerResponse } from "node:http";
import type { DatabaseLocation } from "@octroi/database/database";
import type { Network } from "@octroi/web/reading/network";
import { pino } from "pino";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { secretsFrom } from "../../../domain/secrets/secrets.ts";
import { randomWebhookSecret, sealFor } from "../../../domain/webhooks/sealed.ts";
import type { EventKind, Format } from "../../../domain/webhooks/webhook.ts";
import { startWebhookSender } from "../../../server/console/webhooks/sender.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";

export const secrets = secretsFrom(new Uint8Array(32).fill(5));

interface Endpoint {
  url?: string;
  format?: Format;
  kinds?: EventKind[];
  sites?: string[];
}

/** A publisher with a site, an endpoint to be told, and servers that tell it. */
export async function openSending(location: DatabaseLocation) {
  const clock = stoppedClock(new Date().toISOString());
  const store = await openStore(location, { now: clock.now });
  const ada = await store.people.ensure("ada@example.com", "en");
  const workspace = (await store.workspaces.currentOf(ada)).id;
  const site = (await addedSite(store, { workspaceId: workspace, domain: "example.com" }, ada.id)).site.id;
  let versions = 0;
  const running = new Set<() => Promise<void>>();

  async function addWebhook({
    url = "https://example.com/octroi",
    format = "signed",
    ...rest
  }: Endpoint = {}) {
    const id = crypto.randomUUID();
    const secret = randomWebhookSecret();
    await store.webhooks.add(
      {
        id,
        workspaceId: workspace,
        format,
        host: new URL(url).hostname,
        address: sealFor(secrets, id, "address", url),
        secret: format === "signed" ? sealFor(secrets, id, "secret", secret) : undefined,
        language: "en",
        kinds: rest.kinds ?? ["rules.published"],
        sites: rest.sites,
      },
      ada.id,
    );
    return { id, secret };
  }

  async function publish(): Promise<void> {
    const made = publicationOf(firstDraft("example.com"), "observe");
    if (!made.ok) throw new Error(`Expected rules, found ${made.wrong}`);
    const version = { publication: made.publication, note: "", after: versions };
    const { outcome } = await store.rules.publish(site, version, ada.id);
    if (outcome !== "published") throw new Error(`Expected rules to be published, found ${outcome}`);
    versions += 1;
  }

  /** One more server, with connections of its own where there can be several, and with other means where some are given. */
  async function startSender(network: Network, means: Partial<Store["deliveries"]> = {}) {
    const own: Store = location.kind === "sqlite" ? store : await openStore(location, { now: clock.now });
    const stop = startWebhookSender({
      deliveries: { ...own.deliveries, ...means },
      secrets,
      network,
      consoleUrl: new URL("https://console.example"),
      userAgent: "Octroi-Webhooks/1.0",
      log: pino({ enabled: false }),
      pace: { idleMs: 10, firstRetryMs: 10, maxRetryMs: 10 },
      now: clock.now,
    });
    const close = async () => {
      running.delete(close);
      await stop();
      if (own !== store) await own.close();
    };
    running.add(close);
    return close;
  }

  return {
    store,
    clock,
    ada,
    workspace,
    site,
    addWebhook,
    publish,
    startSender,
    states: async (webhook: string) =>
      (await store.webhooks.deliveries(webhook, 100)).map(({ state }) => state),
    async [Symbol.asyncDispose]() {
      await Promise.all([...running].map((close) => close()));
      await store.close();
    },
  };
}

export interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A receiver in this process, which answers as it is told. */
export function receiver(answer: (received: Received, count: number, response: ServerResponse) => void) {
  const received: Received[] = [];
  return {
    received,
    ids: () => received.map(({ headers }) => headers["webhook-id"] ?? ""),
    async handle(request: IncomingMessage, response: ServerResponse) {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const one = { headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      answer(one, received.length, response);
    },
  };
}
