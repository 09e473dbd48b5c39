import type { Language } from "@octroi/ui/language/language";
import type { Draft } from "@octroi/ui/policy/draft";
import type { Browser } from "@playwright/test";
import { pathTo } from "../../domain/access/paths.ts";
import { termsVersion } from "../../domain/accounts/person.ts";
import { firstDraft } from "../../domain/rules/first-draft.ts";
import { publicationOf } from "../../domain/rules/publication.ts";
import { openStore, type Store } from "../../store/store.ts";
import { databaseIn, type RunningConsole } from "../../tests/console/browser/console.ts";
import { exampleMonth } from "../domain/examples/example-site.ts";
import { takePictures } from "./camera.ts";
import { exampleVisits } from "./example-visits.ts";

/** The console of the publisher of the home page’s example site. */
export async function takeConsolePictures(
  { address, folder }: RunningConsole,
  browser: Browser,
  language: Language,
): Promise<void> {
  const { site, dnsSite, token } = await furnish(folder, language);
  await takePictures({
    browser,
    language,
    enter: (context) => context.addCookies([{ name: "octroi_session", value: token, url: address }]),
    scenes: [
      { id: "overview", address: address + pathTo("site", { site }) },
      { id: "rules", address: `${address}${pathTo("siteRules", { site })}#switches` },
      { id: "connection", address: address + pathTo("siteConnection", { site }) },
      { id: "dns", address: address + pathTo("siteConnection", { site: dnsSite }) },
    ],
  });
}

async function furnish(folder: string, language: Language) {
  const clock = { now: new Date() };
  await using store = await openStore({ kind: "sqlite", file: databaseIn(folder) }, { now: () => clock.now });
  const { id: person } = await store.people.ensure(`camille-${language}@example.com`, language);
  await store.people.welcome(person, { name: "Camille", language, terms: termsVersion });
  const publisher = await store.people.find(person);
  if (publisher === undefined) throw new Error("Expected the publisher to be kept, found nobody.");
  const { id: workspaceId } = await store.workspaces.currentOf(publisher);
  await store.workspaces.setPlan(workspaceId, "pro", undefined);
  const domain = "example.com";
  const added = await store.sites.add({ workspaceId, domain, connector: "middleware" }, person);
  if (typeof added === "string") throw new Error(`Expected a new site, found ${domain} ${added}.`);
  const site = added.site.id;
  await store.sites.connect(site, "enforce");
  await store.sites.markDomainProven(site, "gate");
  await publishRules(store, { site, domain, person });
  const end = clock.now;
  for (const visits of exampleVisits(end, language)) {
    // A site may send so many visits a second: each day’s are sent on their day.
    clock.now = new Date(Math.max(...visits.map(({ time }) => time)));
    const { outcome } = await store.visits.receive({
      site,
      id: crypto.randomUUID(),
      visits,
      late: 0,
      malformed: 0,
    });
    if (outcome !== "counted") throw new Error(`Expected the visits to be counted, found ${outcome}.`);
  }
  clock.now = end;
  const dns = await store.sites.add(
    {
      workspaceId,
      domain: "blog.example.com",
      connector: "dns",
      // Reserved for documentation (RFC 5737).
      destination: { ip: "203.0.113.10", port: 443 },
    },
    person,
  );
  if (typeof dns === "string") throw new Error(`Expected a new site, found blog.example.com ${dns}.`);
  const { token } = await store.sessions.start(person, "Firefox");
  return { site, dnsSite: dns.site.id, token };
}

/** The decisions of the home page’s example: one for each purpose, and one for a crawler that is treated otherwise. */
async function publishRules(
  { rules }: Store,
  { site, domain, person }: { site: string; domain: string; person: string },
): Promise<void> {
  const draft: Draft = {
    ...firstDraft(domain),
    decisions: {
      "ai-search": "allow",
      assistant: "allow",
      agent: "limit",
      training: "charge",
      dataset: "block",
    },
    unsaid: [],
    exceptions: exampleMonth
      .filter(({ decision }) => decision === "block")
      .map(({ crawler, decision }) => ({ crawler, action: decision })),
  };
  const made = publicationOf(draft, "enforce");
  if (!made.ok) throw new Error(`Expected rules, found ${made.wrong.join(", ")} to be wrong.`);
  await rules.publish(site, { publication: made.publication, note: "", after: 0 }, person);
}
