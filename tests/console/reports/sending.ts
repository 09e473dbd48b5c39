import type { DatabaseLocation } from "@octroi/database/database";
import type { SMTPServerOptions } from "smtp-server";
import { expect } from "vitest";
import { termsVersion } from "../../../domain/accounts/person.ts";
import { secretsFrom } from "../../../domain/secrets/secrets.ts";
import { hourOf } from "../../../domain/visits/day.ts";
import type { Visit } from "../../../domain/visits/visit.ts";
import { startReportSender } from "../../../server/console/reports/sender.ts";
import { type DkimKey, smtpTransport } from "../../../server/mail/transport.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { decoded, mailServer } from "../mail/mail-server.ts";
import { batch, visit } from "../visits/store.ts";

export const secrets = secretsFrom(Buffer.alloc(32, 7));
const pace = { idleMs: 10, firstRetryMs: 10, maxRetryMs: 50 };
export const monday = new Date("2026-11-16T08:00:00.000Z");
export const at = (moment: string) => Date.parse(moment);

export type World = Awaited<ReturnType<typeof furnished>>;

/** A site of some weeks, one person who reads about it, and a clock. */
export async function furnished(location: DatabaseLocation, language: "fr" | "en" = "en") {
  const clock = { now: new Date("2026-10-01T12:00:00.000Z") };
  const store = await openStore(location, { now: () => clock.now });
  const person = await addPerson(store, "ada@example.com", language);
  const { id: workspaceId } = await store.workspaces.currentOf(person);
  const { site, secret } = await addSite(store, workspaceId, "journal.example");
  /** Visits in the order given, those of a site and an hour together, when they came. */
  async function came(visits: readonly (Partial<Visit> & { site?: string })[]) {
    const together = Map.groupBy(visits, ({ time = 0, site: where = site }) => `${hourOf(time)} ${where}`);
    for (const group of together.values()) {
      clock.now = new Date(Math.max(...group.map(({ time = 0 }) => time)) + 1_000);
      const [{ site: where = site } = {}] = group;
      const received = group.map(({ site: _, ...each }) =>
        visit({ decision: "allow", status: 200, ...each }),
      );
      await store.visits.receive(batch(received, { site: where }));
    }
  }
  return {
    store,
    clock,
    person,
    workspaceId,
    site,
    secret,
    came,
    /** What was given up. */
    failed: [] as string[],
    addSite: async (domain: string) => (await addSite(store, workspaceId, domain)).site,
    async addMember(email: string) {
      const member = await addPerson(store, email, "en");
      const invitation = { email, role: "reader", language: "en" } as const;
      const invited = await store.workspaces.invite(workspaceId, invitation, undefined);
      if (invited === "member") throw new Error("Expected an invitation, found a member");
      await store.workspaces.accept(invited.id, member);
      // Their mail is no part of what is counted.
      for (const job of await store.jobs.claim(["mail"], 10, 1_000)) await store.jobs.complete(job);
      return member;
    },
    [Symbol.asyncDispose]: store.close,
  };
}

async function addPerson(store: Store, email: string, language: "fr" | "en") {
  const { id } = await store.people.ensure(email, language);
  await store.people.welcome(id, { name: "Ada", language, terms: termsVersion });
  const person = await store.people.find(id);
  if (person === undefined) throw new Error("Expected a person, found none");
  return person;
}

async function addSite(store: Store, workspaceId: string, domain: string) {
  const added = await addedSite(store, { workspaceId, domain });
  return { site: added.site.id, secret: added.secret };
}

/** What a server that sends is made with. */
export function senderOptions({ failed }: Pick<World, "failed">) {
  return {
    from: "Octroi <hello@octroi.example>",
    brand: "Octroi",
    consoleUrl: new URL("https://console.octroi.example"),
    siteUrl: new URL("https://octroi.example"),
    secrets,
    log: { warn() {} },
    onFailed: (kind: string, reason: string) => failed.push(`${kind}: ${reason}`),
    pace,
  };
}

/** Everything that is owed at a moment, as the mail server gets it. */
export async function sent(world: World, moment: Date, options: SMTPServerOptions = {}, dkim?: DkimKey) {
  const { store, clock } = world;
  await using server = await mailServer(options);
  clock.now = moment;
  world.failed.length = 0;
  await store.reports.planReports(moment);
  await store.reports.planAlerts(moment);
  const transport = smtpTransport(server.url, dkim);
  const stop = startReportSender({ ...senderOptions(world), store, transport });
  await expect.poll(() => store.jobs.pending()).toBe(0);
  await stop();
  transport.close();
  return server.mails.map(({ to, text }) => ({
    to,
    text,
    read: decoded(text).replaceAll("\u00a0", " "),
  }));
}
