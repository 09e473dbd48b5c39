import { onEachDatabase, sqlite } from "@octroi/database/testing/databases";
import { languageOf } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { ownSiteId } from "../../../domain/sites/own-site.ts";
import { ledgerCopy } from "../../../site/app/content/ledger.ts";
import type { GateMode } from "../../../site/domain/ledger/report.ts";
import { splitPath } from "../../../site/domain/pages/pages.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { countVisits } from "../../../tests/site/ledger/visits.ts";
import { builtPages } from "../../../tests/site/whole-site.ts";
import { cachedPages } from "../pages/page-cache.ts";
import { pageRenderer, type Render } from "../pages/render-page.ts";
import { ledgerPage, ledgerView } from "./view.ts";

const siteUrl = new URL("https://octroi.example");
const consoleUrl = new URL("https://console.octroi.example");
const noon = Date.parse("2026-11-16T12:00:00Z");
const now = () => new Date(noon);

const viewOf = (store: Store, gate: GateMode = "enforce") =>
  ledgerView(store, { siteUrl, consoleUrl, gate, now, freshForMs: 0 });

onEachDatabase((freshDatabase) => {
  test("thirty days of the public site are shown, today included, and not the day before them", async () => {
    await using store = await openStore(await freshDatabase(), { now });
    await store.ownSite.ensure("octroi.example");
    for (const day of ["2026-10-17", "2026-10-18", "2026-11-15", "2026-11-16"]) {
      await countVisits(store, { time: Date.parse(`${day}T12:00:00Z`) });
    }
    await countVisits(store, { identity: "outside", path: "/fr/pricing", status: 200, times: 2 });
    expect(await viewOf(store)()).toMatchObject({
      schemaVersion: 1,
      documentation: "https://octroi.example/ledger",
      dashboard: `https://console.octroi.example/share/${ownSiteId}`,
      mode: "enforce",
      from: "2026-10-18",
      to: "2026-11-16",
      visits: 3,
      verified: { visits: 3, crawlers: 1, outcomes: { charged: 3 } },
      days: [{ day: "2026-10-18" }, { day: "2026-11-15" }, { day: "2026-11-16" }],
    });
  });

  test("people whom assistants sent are told by operator, beside the pages that it read, and nothing before the first", async () => {
    await using store = await openStore(await freshDatabase(), { now });
    await store.ownSite.ensure("octroi.example");
    await countVisits(store, { time: noon, decision: "allow", status: 200, times: 9 });
    expect((await viewOf(store)()).takeAndSend).toBeNull();
    const arrivals = [{ id: "sent", assistant: "chatgpt.com", path: "/en", people: 6 }];
    const batch = { site: ownSiteId, id: "people", visits: [], arrivals, late: 0, malformed: 0 };
    await store.visits.receive(batch);
    expect((await viewOf(store)()).takeAndSend).toEqual({
      from: "2026-11-16",
      to: "2026-11-16",
      people: 6,
      operators: [{ operator: "OpenAI", pagesRead: 9, peopleAtLeast: 6, pagesForEachPerson: 1.5 }],
    });
  });

  test("what an owner makes private in the console is shown nowhere, and shown again once it is public", async () => {
    await using store = await openStore(await freshDatabase(), { now });
    await store.ownSite.ensure("octroi.example");
    const view = viewOf(store);
    expect(await view()).toMatchObject({ visits: 0 });
    await store.shares.withdraw(ownSiteId, undefined);
    await expect(view()).rejects.toThrow("not public");
    await store.ownSite.ensure("octroi.example");
    await expect(view()).rejects.toThrow("not public");
    await store.shares.publish(
      ownSiteId,
      { showsRules: false, isIndexed: false, embedder: undefined },
      undefined,
    );
    expect(await view()).toMatchObject({ visits: 0 });
  });
});

test("however many ask, the storage is asked once in a while; a failure is not remembered", async () => {
  await using folder = await sqlite();
  await using store = await openStore(await folder.fresh(), { now });
  await store.ownSite.ensure("octroi.example");
  let asked = 0;
  let isAway = true;
  const shares = {
    find(address: string) {
      asked += 1;
      return isAway ? Promise.reject(new Error("away")) : store.shares.find(address);
    },
  };
  const view = ledgerView({ ...store, shares }, { siteUrl, consoleUrl, gate: "enforce", now });
  await expect(view()).rejects.toThrow("away");
  isAway = false;
  await Promise.all([view(), view(), view()]);
  expect(asked).toBe(2);
});

/** The ledger's page over a storage of its own. */
async function pageOver({ gate = "enforce" as GateMode, freshForMs = 0 } = {}) {
  const folder = await sqlite();
  const store = await openStore(await folder.fresh(), { now });
  await store.ownSite.ensure("octroi.example");
  let renders = 0;
  const render: Render = (request, page) => {
    renders += 1;
    return builtPages(request, page);
  };
  const statements = { headers: () => ({}), license: undefined };
  const pages = cachedPages({
    renderPage: pageRenderer({ render, siteUrl, statements }),
    live: { ...ledgerPage(viewOf(store, gate)), freshForMs },
  });
  return {
    store,
    pages,
    renders: () => renders,
    async html(path = "/en/ledger") {
      return Buffer.from((await pages.get(path, languageOf(splitPath(path)))).plain.body).toString();
    },
    async [Symbol.asyncDispose]() {
      await store.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test("the page tells who came, in either language, as it was a moment ago, and runs no script for it", async () => {
  await using ledger = await pageOver();
  expect(await ledger.html()).toContain(ledgerCopy.en.empty.heading);
  expect(await ledger.html("/fr/ledger")).toContain(ledgerCopy.fr.empty.example);
  await countVisits(ledger.store, { time: noon, times: 1_234 });
  await countVisits(ledger.store, {
    time: noon,
    crawler: "Googlebot",
    decision: "allow",
    status: 200,
    times: 5,
  });
  const english = await ledger.html();
  expect(english).not.toContain(ledgerCopy.en.empty.heading);
  expect(english).toContain("1,234");
  expect(english).toContain("1,239");
  expect(english).toContain(ledgerCopy.en.outcomes.charged);
  expect(english).toContain(`href="https://console.octroi.example/share/${ownSiteId}"`);
  expect(english).not.toContain('data-island="');
  expect(await ledger.html("/fr/ledger")).toContain("1\u00a0234");
});

test("a page is made again once it is no longer fresh, once for all who ask", async () => {
  await using ledger = await pageOver({ freshForMs: 60_000 });
  await Promise.all([ledger.html(), ledger.html(), ledger.html()]);
  expect(ledger.renders()).toBe(1);
  expect(ledger.pages.cached("/en/ledger", "en")).toBeDefined();
  await using hasty = await pageOver();
  await hasty.html();
  expect(hasty.pages.cached("/en/ledger", "en")).toBeUndefined();
  await hasty.html();
  expect(hasty.renders()).toBe(2);
});

test("a gate that is off, or a storage that is away, is said", async () => {
  await using off = await pageOver({ gate: "off" });
  expect(await off.html()).toContain(ledgerCopy.en.off.heading);
  await using away = await pageOver();
  await away.store.close();
  expect(await away.html()).toContain(ledgerCopy.en.unavailable.heading);
});
