import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { startProcess } from "@octroi/web/testing/server-process";
import { type Person, termsVersion } from "../../../domain/accounts/person.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
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

/** Workspaces of two sites in Paris, one a person, each of whom is a member of the next few too: so many reports. */
export async function furnishReports(
  location: DatabaseLocation,
  { people, workspacesOfEach, since }: { people: number; workspacesOfEach: number; since: Date },
) {
  await using store = await openStore(location, { now: () => since });
  const owned: { person: Person; workspaceId: string }[] = [];
  for (let number = 0; number < people; number += 1) {
    const { id, email } = await store.people.ensure(`person-${number}@example.com`, "en");
    await store.people.welcome(id, { name: `Person ${number}`, language: "en", terms: termsVersion });
    const person = await store.people.find(id);
    if (person === undefined) throw new Error(`Expected ${email} to be kept, found nobody`);
    const { id: workspaceId } = await store.workspaces.currentOf(person);
    owned.push({ person, workspaceId });
    for (const site of [1, 2]) {
      const domain = `site-${number}-${site}.example`;
      await addedSite(store, { workspaceId, domain });
    }
  }
  for (const [index, { person }] of owned.entries()) {
    for (let next = 1; next < workspacesOfEach; next += 1) {
      const { workspaceId } = owned[(index + next) % people] ?? owned[0] ?? { workspaceId: "" };
      const invitation = { email: person.email, role: "reader", language: "en" } as const;
      const invited = await store.workspaces.invite(workspaceId, invitation, undefined);
      if (invited === "member") throw new Error("Expected an invitation, found a member");
      await store.workspaces.accept(invited.id, person);
    }
  }
  // The invitations are no part of what is counted.
  for (const job of await store.jobs.claim(["mail"], 1_000, 1_000)) await store.jobs.complete(job);
}

/** What came at the mail server: how many mails, under how many ids, for how many people and workspaces. */
export function countReports({ mails }: MailServer) {
  const ids = mails.map(({ text }) => headerOf(text, "Message-ID") ?? "");
  const kinds = mails.map(({ to, text }) => `${to.join()} ${headerOf(text, "Subject")}`);
  const pairs = new Set(ids.map((id, index) => `${id} ${kinds[index]}`));
  return {
    deliveries: mails.length,
    ids: new Set(ids).size,
    peopleAndWorkspaces: new Set(kinds).size,
    /** More than the ids would be an id that stands for two reports. */
    idsByReport: pairs.size,
  };
}
