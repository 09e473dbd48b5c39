import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { licenseLimits } from "../../../domain/licenses/license.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { dayOf } from "../../../domain/visits/day.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";
import { batch, visit } from "../visits/store.ts";

const terms = {
  company: "Example AI",
  paths: ["/articles/", "/*.pdf$"],
  from: "2026-03-01",
  until: "2026-05-31",
  price: { amount: "0.02", currency: "EUR" },
};
const asked = { decision: "charge", status: 402, price: terms.price } as const;

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const location = await freshDatabase();
    const store = await openStore(location, { now: clock.now });
    const ada = await store.people.ensure("ada@example.com", "en");
    const workspace = await store.workspaces.currentOf(ada);
    await store.workspaces.setPlan(workspace.id, "pro", undefined);
    const site = async (domain: string) => {
      return (await addedSite(store, { workspaceId: workspace.id, domain }, ada.id)).site.id;
    };
    const [ours, other] = [await site("example.com"), await site("other.example")];
    const issued = async (site: string, renews?: string) => {
      const outcome = await store.licenses.issue(site, { ...terms, renews }, ada.id);
      if (outcome.outcome !== "issued") throw new Error(`Expected a license, found ${outcome.outcome}`);
      return outcome.license;
    };
    const today = dayOf(clock.now().getTime());
    const count = (site: string, visits: Parameters<typeof visit>[0][]) =>
      store.visits.receive({
        ...batch(visits.map((each) => visit({ time: clock.now().getTime() - 1000, ...each }))),
        site,
      });
    return {
      location,
      store,
      clock,
      ada,
      workspace,
      ours,
      other,
      issued,
      today,
      count,
      [Symbol.asyncDispose]: store.close,
    };
  }

  test("a license is kept as it was agreed, listed by its site alone, renewed and withdrawn once", async () => {
    await using opened = await open();
    const { store, clock, ada, workspace, ours, other, issued } = opened;
    clock.forward({ minutes: 1 });
    const first = await issued(ours);
    expect(first).toEqual({
      ...terms,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      issuedAt: clock.now().toISOString(),
      withdrawnAt: undefined,
      renews: undefined,
      agreement: undefined,
    });
    clock.forward({ minutes: 1 });
    const second = await issued(ours, first.id);
    expect(await store.licenses.list(ours)).toEqual([second, first]);
    expect(await store.licenses.list(other)).toEqual([]);
    expect(await store.licenses.find(ours, first.id)).toEqual(first);
    expect(await store.licenses.find(other, first.id)).toBeUndefined();
    clock.forward({ minutes: 1 });
    expect(await store.licenses.withdraw(other, first.id, ada.id)).toBe("unknown");
    expect(await store.licenses.withdraw(ours, first.id, ada.id)).toBe("withdrawn");
    expect(await store.licenses.withdraw(ours, first.id, ada.id)).toBe("unknown");
    const withdrawnAt = clock.now().toISOString();
    expect(await store.licenses.find(ours, first.id)).toEqual({ ...first, withdrawnAt });
    expect(await store.workspaces.changes(workspace.id, 3)).toMatchObject([
      { kind: "license-withdrawn", subject: "example.com", value: "Example AI", by: "ada@example.com" },
      { kind: "license-renewed", subject: "example.com", value: "Example AI" },
      { kind: "license-issued", subject: "example.com", value: "Example AI" },
    ]);
  });

  test("licenses are issued by Pro alone", async () => {
    await using opened = await open();
    const { store, ada, workspace, ours } = opened;
    await store.workspaces.setPlan(workspace.id, "free", undefined);
    expect(await store.licenses.issue(ours, terms, ada.id)).toEqual({ outcome: "needs-pro" });
    expect(await store.licenses.issue("gone", terms, ada.id)).toEqual({ outcome: "site-gone" });
    expect(await store.licenses.list(ours)).toEqual([]);
  });

  test("a site has so many licenses and no more, by hand or under an agreement", async () => {
    await using opened = await open();
    const { location, store, ada, ours, other, issued } = opened;
    const { id } = await issued(ours);
    await execute(
      location,
      `insert into license (site, id, company, paths, first_day, last_day, amount, currency, issued_at)
       with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${licenseLimits.perSite - 2})
       select site, 'license-' || n, company, paths, first_day, last_day, amount, currency, issued_at
       from license, numbers where id = '${id}'`,
    );
    await store.sites.markDomainProven(ours, "gate");
    const company = { ...terms, crawlers: ["GPTBot"], uses: ["ai-train"] as const };
    const agreement = await store.agreements.add(company);
    await issued(ours);
    expect(await store.licenses.issue(ours, terms, ada.id)).toEqual({ outcome: "too-many" });
    expect(await store.agreements.join(ours, agreement.id, ada.id)).toBe("too-many");
    await issued(other);
  });

  test("what is published names the licenses that were withdrawn, until their last day has passed", async () => {
    await using opened = await open();
    const { store, clock, ada, ours, issued } = opened;
    const rules = publicationOf(firstDraft("example.com"), "observe");
    if (!rules.ok) throw new Error(`Expected rules, found ${rules.wrong} wrong`);
    await store.rules.publish(ours, { publication: rules.publication, note: "", after: 0 }, ada.id);
    const news = async () => (await store.rules.published(ours))?.licenses;
    expect(await news()).toBeUndefined();
    clock.forward({ minutes: 1 });
    const license = await issued(ours);
    expect(await news()).toEqual({ withdrawn: [], changedAt: license.issuedAt });
    clock.forward({ minutes: 1 });
    await store.licenses.withdraw(ours, license.id, ada.id);
    const changedAt = clock.now().toISOString();
    expect(await news()).toEqual({ withdrawn: [license.id], changedAt });
    clock.forward({ days: 94 });
    expect(await news()).toEqual({ withdrawn: [], changedAt });
  });

  test("visits under a license and visits that were asked for a price are counted, once, each at its site", async () => {
    await using opened = await open();
    const { store, ours, other, issued, today, count } = opened;
    const { id } = await issued(ours);
    const licensed = { decision: "charge", status: 200, price: terms.price, license: id } as const;
    await count(ours, [licensed, licensed, asked, asked, asked, { decision: "charge", status: 200 }]);
    const repeated = { ...batch([visit({ ...licensed, time: opened.clock.now().getTime() })]), site: ours };
    await store.visits.receive(repeated);
    await store.visits.receive(repeated);
    await count(other, [licensed]);
    await count(ours, [{ ...licensed, license: "made-up" }]);
    const days = { from: today - 1, to: today };
    expect(await store.licenses.licensedDays(ours, days)).toEqual([{ day: today, license: id, visits: 3 }]);
    expect(await store.licenses.askedDays(ours, days)).toEqual([
      { day: today, price: terms.price, visits: 3 },
    ]);
    expect(await store.licenses.licensedDays(other, days)).toEqual([]);
    expect(await store.licenses.askedDays(other, days)).toEqual([]);
    expect(await store.licenses.askedDays(ours, { from: 0, to: today - 1 })).toEqual([]);
  });

  test("prices that a key holder makes up are told apart up to a bound, and every visit is counted", async () => {
    await using opened = await open();
    const { store, ours, today, count } = opened;
    const at = (amount: number) => ({ ...asked, price: { amount: String(amount), currency: "EUR" } });
    await count(
      ours,
      Array.from({ length: 200 }, (_, index) => at(index + 1)),
    );
    await count(
      ours,
      Array.from({ length: 200 }, (_, index) => at(index + 201)),
    );
    await count(ours, [at(1)]);
    const rows = await store.licenses.askedDays(ours, { from: today, to: today });
    expect(rows.length).toBeLessThanOrEqual(51);
    expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(401);
    expect(rows.find(({ price }) => price?.amount === "1")?.visits).toBe(2);
  });

  test("what the free plan no longer keeps is gone, and a site that is removed takes its licenses with it", async () => {
    await using opened = await open();
    const { store, clock, ada, workspace, ours, issued, today, count } = opened;
    const { id } = await issued(ours);
    await count(ours, [asked, { decision: "charge", status: 200, license: id }]);
    await store.workspaces.setPlan(workspace.id, "free", undefined);
    clock.forward({ days: 120 });
    await count(ours, [asked]);
    await store.visits.purge(clock.now());
    const days = { from: today, to: today };
    expect(await store.licenses.askedDays(ours, days)).toEqual([]);
    expect(await store.licenses.licensedDays(ours, days)).toEqual([]);
    expect(await store.licenses.list(ours)).toHaveLength(1);
    await store.sites.remove(ours, ada.id);
    expect(await store.licenses.list(ours)).toEqual([]);
  });
});
