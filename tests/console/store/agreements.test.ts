import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";
import { batch, visit } from "../visits/store.ts";

const terms = {
  company: "Example AI",
  crawlers: ["GPTBot"],
  uses: ["ai-train"],
  price: { amount: "0.005", currency: "EUR" },
  from: "2026-03-01",
  until: "2027-02-28",
} as const;

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const store = await openStore(await freshDatabase(), { now: clock.now });
    const owner = async (email: string) => {
      const person = await store.people.ensure(email, "en");
      const workspace = await store.workspaces.currentOf(person);
      await store.workspaces.setPlan(workspace.id, "pro", undefined);
      return { person, workspace: workspace.id };
    };
    const ada = await owner("ada@example.com");
    const site = async (domain: string, { person, workspace } = ada, isProven = true) => {
      const added = await addedSite(store, { workspaceId: workspace, domain }, person.id);
      if (isProven) await store.sites.markDomainProven(added.site.id, "gate");
      return added.site.id;
    };
    const ours = await site("example.com");
    const count = (license: string, visits: number, changes: Parameters<typeof batch>[1] = { site: ours }) =>
      store.visits.receive(
        batch(
          Array.from({ length: visits }, () => visit({ time: clock.now().getTime() - 1_000, license })),
          changes,
        ),
      );
    const licenseOf = async (id: string) => {
      const [joined] = await store.agreements.sitesOf(id);
      if (joined === undefined) throw new Error("Expected a site that joined");
      return joined.license;
    };
    return {
      ...store,
      store,
      clock,
      ada,
      ours,
      site,
      owner,
      count,
      licenseOf,
      [Symbol.asyncDispose]: store.close,
    };
  }

  test("joining makes one license, whoever else joins at once; leaving withdraws it, and gates are told", async () => {
    await using opened = await open();
    const { agreements, licenses, rules, workspaces, clock, ada, ours } = opened;
    const draft = publicationOf(firstDraft("example.com"), "observe");
    if (!draft.ok) throw new Error(`Expected rules, found ${draft.wrong} wrong`);
    await rules.publish(ours, { publication: draft.publication, note: "", after: 0 }, ada.person.id);
    const agreement = await agreements.add(terms);
    clock.forward({ minutes: 1 });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => agreements.join(ours, agreement.id, ada.person.id)),
    );
    expect(outcomes.toSorted()).toEqual(["joined", ...Array.from({ length: 7 }, () => "repeated")]);
    const [license, ...others] = await licenses.list(ours);
    expect(others).toEqual([]);
    expect(license).toMatchObject({
      company: "Example AI",
      paths: ["/"],
      from: "2026-03-01",
      until: "2027-02-28",
      price: terms.price,
      agreement: agreement.id,
      withdrawnAt: undefined,
    });
    clock.forward({ minutes: 1 });
    // It ends with the agreement, or when the site leaves: not by the list of licenses signed by hand.
    expect(await licenses.withdraw(ours, license?.id ?? "", ada.person.id)).toBe("unknown");
    expect(await agreements.leave(ours, agreement.id, ada.person.id)).toBe("left");
    expect(await agreements.leave(ours, agreement.id, ada.person.id)).toBe("unknown");
    const news = (await rules.published(ours))?.licenses;
    expect(news).toEqual({ withdrawn: [license?.id], changedAt: clock.now().toISOString() });
    clock.forward({ minutes: 1 });
    expect(await agreements.join(ours, agreement.id, ada.person.id)).toBe("joined");
    expect(await licenses.list(ours)).toHaveLength(2);
    expect(
      (await workspaces.changes(ada.workspace, 3)).map(({ kind, subject, value }) => [kind, subject, value]),
    ).toEqual([
      ["agreement-joined", "example.com", "Example AI"],
      ["agreement-left", "example.com", "Example AI"],
      ["agreement-joined", "example.com", "Example AI"],
    ]);
  });

  test("owners of each workspace that may join hear of a new agreement, once for a workspace", async () => {
    await using opened = await open();
    const { agreements, workspaces, jobs, ada, site, owner } = opened;
    await site("second.example");
    const ben = await owner("ben@example.com");
    await site("ben.example", ben);
    const free = await owner("free@example.com");
    await site("free.example", free);
    await workspaces.setPlan(free.workspace, "free", undefined);
    await site("unproven.example", await owner("unproven@example.com"), false);
    const gone = await owner("suspended@example.com");
    await site("suspended.example", gone);
    await workspaces.setSuspended(gone.workspace, true, undefined);
    const told = async () =>
      (await jobs.open(100))
        .map(({ payload }) => Object(payload))
        .filter(({ about }) => about === "agreement")
        .map(({ to, agreementId }) => [to, agreementId])
        .toSorted();
    expect(await told()).toEqual([]);
    const first = await agreements.add(terms);
    expect(await told()).toEqual([
      ["ada@example.com", first.id],
      ["ben@example.com", first.id],
    ]);
    const second = await agreements.add(terms);
    expect((await told()).filter(([, id]) => id === second.id)).toHaveLength(2);
    expect(ada.workspace).not.toBe(ben.workspace);
  });

  test("an agreement's end withdraws the license of every site, whoever joins at that moment", async () => {
    await using opened = await open();
    const { agreements, licenses, workspaces, ada, site, ours } = opened;
    const sites = [ours, await site("one.example"), await site("two.example"), await site("three.example")];
    const agreement = await agreements.add(terms);
    await agreements.join(ours, agreement.id, ada.person.id);
    const [ended] = await Promise.all([
      agreements.end(agreement.id),
      ...sites.slice(1).map((each) => agreements.join(each, agreement.id, ada.person.id)),
    ]);
    expect(ended).toBe("ended");
    for (const each of sites) {
      expect((await licenses.list(each)).filter(({ withdrawnAt }) => withdrawnAt === undefined)).toEqual([]);
    }
    expect(await agreements.join(ours, agreement.id, ada.person.id)).toBe("over");
    expect(await agreements.end(agreement.id)).toBe("over");
    expect((await workspaces.changes(ada.workspace)).map(({ kind }) => kind)).toContain("agreement-ended");
  });

  test("a domain that another workspace proves takes its site out of every agreement, once, whoever joins meanwhile", async () => {
    await using opened = await open();
    const { store, agreements, licenses, rules, workspaces, clock, ada, ours, site, owner, licenseOf } =
      opened;
    const draft = publicationOf(firstDraft("example.com"), "observe");
    if (!draft.ok) throw new Error(`Expected rules, found ${draft.wrong} wrong`);
    await rules.publish(ours, { publication: draft.publication, note: "", after: 0 }, ada.person.id);
    const [first, second] = [
      await agreements.add(terms),
      await agreements.add({ ...terms, company: "Two AI" }),
    ];
    await agreements.join(ours, first.id, ada.person.id);
    const license = await licenseOf(first.id);
    await opened.count(license, 3);
    const ben = await owner("ben@example.com");
    const theirs = await site("www.example.com", ben, false);
    clock.forward({ minutes: 1 });
    await Promise.all([
      store.sites.markDomainProven(theirs, "dns-record"),
      agreements.join(ours, second.id, ada.person.id),
    ]);
    expect(await store.sites.markDomainProven(theirs, "dns-record")).toBe("proven");
    const issued = await licenses.list(ours);
    expect(issued.filter(({ withdrawnAt }) => withdrawnAt === undefined)).toEqual([]);
    // What gates of the site ask for, each minute.
    expect((await rules.published(ours))?.licenses?.withdrawn).toEqual(issued.map(({ id }) => id).toSorted());
    for (const { id } of [first, second]) expect(await agreements.sitesOf(id)).toEqual([]);
    const lost = (await workspaces.changes(ada.workspace)).filter(({ kind }) => kind === "agreement-lost");
    expect(lost).toHaveLength(issued.length);
    expect(lost.at(-1)).toMatchObject({ subject: "example.com", value: "Example AI", by: undefined });
    // What was counted stays owed, and no rule joins for whoever lost it.
    expect(await store.books.earned({ site: ours })).toMatchObject([{ visits: 3, agreement: first.id }]);
    await agreements.setRule(ada.workspace, { amount: "0.001", currency: "EUR" }, ada.person.id);
    await agreements.applyRules();
    expect(await agreements.join(ours, first.id, ada.person.id)).toBe("unproven");
    expect(await agreements.join(theirs, first.id, ben.person.id)).toBe("joined");
  });

  test("a site that is removed is in no agreement any more", async () => {
    await using opened = await open();
    const { store, agreements, ada, ours } = opened;
    const agreement = await agreements.add(terms);
    await agreements.join(ours, agreement.id, ada.person.id);
    await Promise.all([
      store.sites.remove(ours, ada.person.id),
      agreements.join(ours, agreement.id, undefined),
    ]);
    expect(await agreements.sitesOf(agreement.id)).toEqual([]);
    expect(await store.licenses.list(ours)).toEqual([]);
  });

  test("who is not on Pro, or whose domain is not proven, joins nothing; nobody joins what is over", async () => {
    await using opened = await open();
    const { agreements, licenses, workspaces, clock, ada, ours, site } = opened;
    const agreement = await agreements.add(terms);
    const unproven = await site("unproven.example", ada, false);
    expect(await agreements.join(unproven, agreement.id, ada.person.id)).toBe("unproven");
    expect(await agreements.join("gone", agreement.id, ada.person.id)).toBe("unknown");
    expect(await agreements.join(ours, "gone", ada.person.id)).toBe("unknown");
    await workspaces.setPlan(ada.workspace, "free", undefined);
    expect(await agreements.join(ours, agreement.id, ada.person.id)).toBe("needs-pro");
    await workspaces.setPlan(ada.workspace, "pro", undefined);
    clock.forward({ days: 365 });
    expect(await agreements.join(ours, agreement.id, ada.person.id)).toBe("over");
    expect(await agreements.ofSite(ours)).toEqual([]);
    expect(await licenses.list(ours)).toEqual([]);
  });

  test("a rule joins what pays enough, for sites that said nothing, now and later", async () => {
    await using opened = await open();
    const { agreements, ada, ours, site, workspaces } = opened;
    const [enough, less, dollars] = [
      await agreements.add(terms),
      await agreements.add({ ...terms, price: { amount: "0.004999", currency: "EUR" } }),
      await agreements.add({ ...terms, price: { amount: "1", currency: "USD" } }),
    ];
    const declined = await site("declined.example");
    await agreements.decline(declined, enough.id, ada.person.id);
    await agreements.setRule(ada.workspace, { amount: "0.005", currency: "EUR" }, ada.person.id);
    await workspaces.setSuspended(ada.workspace, true, undefined);
    expect(await agreements.applyRules(ada.workspace)).toBe(0);
    await workspaces.setSuspended(ada.workspace, false, undefined);
    expect(await agreements.applyRules(ada.workspace)).toBe(1);
    expect(await agreements.sitesOf(enough.id)).toMatchObject([{ site: ours }]);
    const later = await site("later.example");
    expect(await agreements.applyRules()).toBe(1);
    expect((await agreements.sitesOf(enough.id)).map((each) => each.site).toSorted()).toEqual(
      [ours, later].toSorted(),
    );
    await agreements.leave(later, enough.id, ada.person.id);
    expect(await agreements.applyRules()).toBe(0);
    expect(await agreements.sitesOf(less.id)).toEqual([]);
    expect(await agreements.sitesOf(dollars.id)).toEqual([]);
    await agreements.setRule(ada.workspace, undefined, ada.person.id);
    expect(await agreements.rule(ada.workspace)).toBeUndefined();
    await site("last.example");
    expect(await agreements.applyRules()).toBe(0);
    expect((await workspaces.changes(ada.workspace)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["agreement-rule-set", "agreement-rule-removed"]),
    );
  });

  test("M5 visits under an agreement's license are one entry for each license and batch, once", async () => {
    await using opened = await open();
    const { agreements, books, licenses, ada, ours, count, licenseOf, clock, visits } = opened;
    const agreement = await agreements.add({ ...terms, price: { amount: "0.000007", currency: "EUR" } });
    await agreements.join(ours, agreement.id, ada.person.id);
    const license = await licenseOf(agreement.id);
    const byHand = await licenses.issue(
      ours,
      { ...terms, paths: ["/"], price: { amount: "0.02", currency: "EUR" } },
      ada.person.id,
    );
    if (byHand.outcome !== "issued") throw new Error("Expected a license");
    const time = clock.now().getTime() - 1_000;
    const sent = batch(
      [
        ...Array.from({ length: 3 }, () => visit({ time, license })),
        visit({ time, license: byHand.license.id }),
        visit({ time, license: "made-up" }),
        visit({ time }),
      ],
      { site: ours },
    );
    await visits.receive(sent);
    await visits.receive(sent);
    // The same events, in another batch, with one that is new.
    await visits.receive(batch([...sent.visits, visit({ time, license })], { site: ours }));
    await count(license, 10);
    const entries = await books.entries("2026-03", { limit: 10 });
    expect(entries.map((entry) => entry.visits).toSorted()).toEqual([1, 10, 3]);
    expect(await books.earned()).toEqual([
      {
        month: "2026-03",
        agreement: agreement.id,
        workspace: ada.workspace,
        site: ours,
        currency: "EUR",
        visits: 14,
        gross: 98n,
        // A fifth of 21, of 7 and of 70, each rounded down: what is left is the publisher's.
        fee: 4n + 1n + 14n,
        share: 98n - 19n,
      },
    ]);
    expect(await books.unbalanced()).toEqual([]);
  });

  test("M4 a batch that spans midnight of the month is an entry of each month, in UTC", async () => {
    await using opened = await open();
    const { agreements, books, ada, ours, licenseOf, clock, visits } = opened;
    const agreement = await agreements.add(terms);
    await agreements.join(ours, agreement.id, ada.person.id);
    const license = await licenseOf(agreement.id);
    clock.forward({ days: 30, hours: 12, minutes: 1 });
    const at = (text: string) => visit({ time: Date.parse(text), license });
    await visits.receive(
      batch(
        [at("2026-03-31T23:59:59.999Z"), at("2026-04-01T00:00:00.000Z"), at("2026-04-01T00:00:30.000Z")],
        {
          site: ours,
        },
      ),
    );
    expect((await books.earned()).map(({ month, visits: counted }) => [month, counted])).toEqual([
      ["2026-03", 1],
      ["2026-04", 2],
    ]);
  });

  test("M7 a workspace sees what its own sites said and earned alone, and its books stay when it goes", async () => {
    await using opened = await open();
    const { agreements, books, sites, ada, ours, site, owner, count, licenseOf } = opened;
    const eve = await owner("eve@example.com");
    const theirs = await site("theirs.example", eve);
    const agreement = await agreements.add(terms);
    await agreements.join(ours, agreement.id, ada.person.id);
    await count(await licenseOf(agreement.id), 2);
    expect(await agreements.ofSite(theirs)).toMatchObject([{ answer: undefined, answeredAt: undefined }]);
    expect(await agreements.ofSite(ours)).toMatchObject([{ answer: "joined" }]);
    expect(await books.earned({ workspace: eve.workspace })).toEqual([]);
    expect(await books.balances({ workspace: eve.workspace })).toEqual([]);
    // Another site's license opens and earns nothing here.
    await count(await licenseOf(agreement.id), 2, { site: theirs });
    expect(await books.earned({ site: theirs })).toEqual([]);
    const before = await books.earned();
    await sites.remove(ours, ada.person.id);
    expect(await agreements.sitesOf(agreement.id)).toEqual([]);
    expect(await books.earned()).toEqual(before);
  });
});
