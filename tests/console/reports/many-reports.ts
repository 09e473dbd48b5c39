import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { startProcess } from "@octroi/web/testing/server-process";
import { termsVersion } from "../../../domain/accounts/person.ts";
import { openStore } from "../../../store/store.ts";
import { headerOf, type MailServer } from "../mail/mail-server.ts";

/** A console whose clock shows a moment of the test's choice, in a process of its own. Needs a build. */
export function startServer(location: DatabaseLocation, smtpUrl: URL, moment: Date) {
  const preload = new URL("../shift-clock.ts", import.meta.url).href;
  return startProcess(
    join(import.meta.dirname, "../../../server/main.ts"),
    {
      PORT: "0",
      CONSOLE_PORT: "0",
      DATABASE_URL: location.kind === "sqlite" ? location.file : location.url,
      CONSOLE_SECRET: Buffer.alloc(32, 7).toString("base64url"),
      SMTP_URL: smtpUrl.href,
      NODE_OPTIONS: `--import=${preload}`,
      CLOCK_AHEAD_MS: String(moment.getTime() - Date.now()),
    },
    { face: "Octroi console" },
  );
}

/** People of one workspace, in Paris, who each get a report about each of its sites. */
export async function furnishReports(
  location: DatabaseLocation,
  { people, sites, since }: { people: number; sites: number; since: Date },
) {
  await using store = await openStore(location, { now: () => since });
  async function person(number: number) {
    const { id, email } = await store.people.ensure(`person-${number}@example.com`, "en");
    await store.people.welcome(id, { name: `Person ${number}`, language: "en", terms: termsVersion });
    const found = await store.people.find(id);
    if (found === undefined) throw new Error(`Expected ${email} to be kept, found nobody`);
    return found;
  }
  const owner = await person(0);
  const { id: workspaceId } = await store.workspaces.currentOf(owner);
  for (let number = 1; number < people; number += 1) {
    const member = await person(number);
    const invitation = { email: member.email, role: "reader", language: "en" } as const;
    const invited = await store.workspaces.invite(workspaceId, invitation, undefined);
    if (invited === "member") throw new Error("Expected an invitation, found a member");
    await store.workspaces.accept(invited.id, member);
  }
  for (let number = 0; number < sites; number += 1) {
    const site = { workspaceId, domain: `site-${number}.example`, connector: "middleware" } as const;
    const added = await store.sites.add(site, undefined);
    if (typeof added === "string") throw new Error(`Expected a site, found ${added}`);
  }
  // The invitations are no part of what is counted.
  for (const job of await store.jobs.claim(["mail"], 1_000, 1_000)) await store.jobs.complete(job);
}

/** What came at the mail server: how many mails, under how many ids, for how many people and sites. */
export function countReports({ mails }: MailServer) {
  const ids = mails.map(({ text }) => headerOf(text, "Message-ID") ?? "");
  const kinds = mails.map(({ to, text }) => `${to.join()} ${headerOf(text, "Subject")}`);
  const pairs = new Set(ids.map((id, index) => `${id} ${kinds[index]}`));
  return {
    deliveries: mails.length,
    ids: new Set(ids).size,
    peopleAndSites: new Set(kinds).size,
    /** More than the ids would be an id that stands for two reports. */
    idsByReport: pairs.size,
  };
}
