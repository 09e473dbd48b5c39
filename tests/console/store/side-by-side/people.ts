import { firstDraft } from "../../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../../domain/rules/publication.ts";
import { pick, type World } from "./world.ts";

/** Whoever presses the button twice, with one console behind each press. */
export function signUp({ stores, ledger, next }: World) {
  const email = `newcomer-${next()}@example.com`;
  return async () => {
    await stores[0].challenges.create({ purpose: "sign-in", email, language: "en" });
    ledger.mails.add(email);
    const { id } = await stores[1].challenges.create({ purpose: "sign-in", language: "en" });
    const answers = await Promise.all(stores.map(({ challenges }) => challenges.attempt(id, () => true)));
    if (answers.filter((answer) => typeof answer === "object").length !== 1) {
      ledger.faults.push("a challenge was not answered once");
    }
    const entered = await Promise.all(
      stores.map(async (store) => {
        const person = await store.people.ensure(email, "en");
        await store.sessions.start(person.id, "Firefox");
        return { person: person.id, workspace: (await store.workspaces.currentOf(person)).id };
      }),
    );
    if (new Set(entered.map(({ person }) => person)).size > 1) ledger.faults.push("one address, two people");
    if (new Set(entered.map(({ workspace }) => workspace)).size > 1) {
      ledger.faults.push("one person, two workspaces");
    }
  };
}

export function invitation({ random, owners, stores, ledger, next }: World) {
  const [workspace, [owner]] = pick(random, [...owners]);
  const email = `guest-${next()}@example.com`;
  const store = pick(random, stores);
  return async () => {
    await store.workspaces.invite(workspace, { email, role: "reader", language: "fr" }, owner.id);
    ledger.mails.add(email);
  };
}

/** Two owners with the same page open: one saves, or publishes, and the other is told. */
export function rulesByTwo({ random, sites, owners, stores, ledger }: World) {
  const { id: site, workspace } = pick(random, sites);
  const people = owners.get(workspace) ?? [];
  const draft = firstDraft("a.example");
  const made = publicationOf(draft, "observe");
  if (!made.ok) throw new Error(`Expected rules to publish, found ${made.wrong}.`);
  return async () => {
    const [saved, latest] = [await stores[0].rules.draft(site), await stores[1].rules.latest(site)];
    const seen = { draft: saved?.savedAt, version: latest?.version ?? 0 };
    const saves = await Promise.all(
      stores.map(({ rules }, index) =>
        rules.saveDraft(site, { draft, mode: "observe", seen }, people[index]?.id),
      ),
    );
    if (saves.filter(({ outcome }) => outcome === "saved").length > 1) {
      ledger.faults.push("two people saved over each other");
    }
    const version = { publication: made.publication, note: "", after: seen.version };
    const publications = await Promise.all(
      stores.map(({ rules }, index) => rules.publish(site, version, people[index]?.id)),
    );
    const published = publications.flatMap((each) => (each.outcome === "published" ? [each.version] : []));
    if (published.length > 1) ledger.faults.push("two people published over each other");
    ledger.versions.set(site, [...(ledger.versions.get(site) ?? []), ...published]);
  };
}

export function changeSettings({ random, sites, owners, stores, next }: World) {
  const { id: site, workspace } = pick(random, sites);
  const [owner, other] = owners.get(workspace) ?? [];
  const [one, two] = random.below(2) === 0 ? stores : ([stores[1], stores[0]] as const);
  const name = `Renamed ${next()}`;
  return () =>
    Promise.all([
      one.workspaces.rename(workspace, name, owner?.id),
      two.sites.change(site, { name, destination: undefined }, other?.id),
      one.siteKeys.replace(site, owner?.id),
      two.sites.connect(site, "observe"),
      one.sites.markDomainProven(site, "gate"),
      two.workspaces.changeRole(workspace, other?.id ?? "", "owner", owner?.id),
      one.rules.noteConnector(site, {
        instance: `gate-${next()}`,
        version: undefined,
        sent: undefined,
        software: "test",
      }),
      two.reports.choose(owner?.id ?? "", site, { reports: true, alerts: true, instant: false }),
    ]);
}
