import { sqlite } from "@octroi/database/testing/databases";
import { languageOf } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { ledgerCopy } from "../../../site/app/content/ledger.ts";
import type { GateMode } from "../../../site/domain/ledger/report.ts";
import { splitPath } from "../../../site/domain/pages/pages.ts";
import { openStore } from "../../../store/store.ts";
import { entry } from "../../../tests/site/ledger/visits.ts";
import { builtPages } from "../../../tests/site/whole-site.ts";
import { cachedPages } from "../pages/page-cache.ts";
import { pageRenderer } from "../pages/render-page.ts";
import type { Render } from "../pages/renderer.ts";
import { ledgerView } from "./ledger-view.ts";
import { liveLedger } from "./live-page.ts";

const siteUrl = new URL("https://octroi.example");
const now = () => new Date("2026-11-16T12:00:00Z");

/** The ledger's page over a storage of its own. */
async function ledgerPage({ mode = "enforce" as GateMode, freshForMs = 0 } = {}) {
  const folder = await sqlite();
  const store = await openStore(await folder.fresh());
  const view = ledgerView(store.ledger, { siteUrl, mode, now, freshForMs: 0 });
  let renders = 0;
  const render: Render = (request, page) => {
    renders += 1;
    return builtPages(request, page);
  };
  const statements = { headers: () => ({}), license: undefined };
  const pages = cachedPages({
    renderPage: pageRenderer({ render, siteUrl, statements }),
    live: { ...liveLedger(view), freshForMs },
  });
  return {
    store,
    pages,
    renders: () => renders,
    /** What is read without script, and not the data for it. */
    async html(path = "/en/ledger") {
      const page = Buffer.from((await pages.get(path, languageOf(splitPath(path)))).plain.body).toString();
      return page.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, "");
    },
    async [Symbol.asyncDispose]() {
      await store.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test("without script the page tells who came, in either language, as it was a moment ago", async () => {
  await using ledger = await ledgerPage();
  expect(await ledger.html()).toContain(ledgerCopy.en.empty.heading);
  expect(await ledger.html("/fr/ledger")).toContain(ledgerCopy.fr.empty.example);
  await ledger.store.ledger.add([
    entry({ visits: 1234 }),
    entry({ crawler: "Googlebot", decision: "allow", status: "2xx", visits: 5 }),
  ]);
  const english = await ledger.html();
  expect(english).not.toContain(ledgerCopy.en.empty.heading);
  expect(english).toContain("1,234");
  expect(english).toContain("1,239");
  expect(english).toContain(ledgerCopy.en.outcomes.charged);
  expect(await ledger.html("/fr/ledger")).toContain("1\u00a0234");
});

test("a page is made again once it is no longer fresh, once for all who ask", async () => {
  await using ledger = await ledgerPage({ freshForMs: 60_000 });
  await Promise.all([ledger.html(), ledger.html(), ledger.html()]);
  expect(ledger.renders()).toBe(1);
  expect(ledger.pages.cached("/en/ledger", "en")).toBeDefined();
  await using hasty = await ledgerPage();
  await hasty.html();
  expect(hasty.pages.cached("/en/ledger", "en")).toBeUndefined();
  await hasty.html();
  expect(hasty.renders()).toBe(2);
});

test("a gate that is off, or a storage that is away, is said", async () => {
  await using off = await ledgerPage({ mode: "off" });
  expect(await off.html()).toContain(ledgerCopy.en.off.heading);
  await using away = await ledgerPage();
  await away.store.close();
  expect(await away.html()).toContain(ledgerCopy.en.unavailable.heading);
});
