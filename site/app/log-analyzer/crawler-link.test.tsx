import { PageDataContext } from "@octroi/ui/page/page-data";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chrome } from "../content/chrome.ts";
import { CrawlerLink } from "./crawler-link.tsx";

function rendered(crawler: { token: string; inRegistry: boolean }): string {
  const root = {
    language: "en",
    prefix: "en",
    pathname: "/",
    origin: "",
    year: 2026,
    copy: chrome.en,
  } as const;
  return renderToStaticMarkup(
    <PageDataContext value={root}>
      <CrawlerLink crawler={crawler} />
    </PageDataContext>,
  );
}

test("a crawler of the registry links to its page", () => {
  expect(rendered({ token: "GPTBot", inRegistry: true })).toContain('href="/en/crawlers/gptbot"');
});

test("a crawler that a policy declares has no page to link to", () => {
  expect(rendered({ token: "partner-fetcher", inRegistry: false })).toBe(
    '<span class="">partner-fetcher</span>',
  );
});
