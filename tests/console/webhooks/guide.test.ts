import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { payloadOf } from "../../../domain/webhooks/payload.ts";

test.each(["fr", "en"])("the event that the guide shows is one that is sent: %s", (language) => {
  const file = `../../../site/app/content/documentation/webhooks.${language}.md`;
  const guide = readFileSync(new URL(file, import.meta.url), "utf8");
  const [, printed = ""] = /^```json[^\n]*\n(.*?)^```$/ms.exec(guide) ?? [];
  const shown = JSON.parse(printed);
  const { workspace, site, crawler, visits, day } = shown.data;
  const event = {
    id: "msg_1",
    workspaceId: workspace,
    site: site.id,
    kind: "crawler.new",
    facts: { crawler, visits, day },
    at: shown.timestamp,
  } as const;
  const consoleUrl = new URL("https://dashboard.example.com");
  const sent = payloadOf(event, { domain: "example.com", consoleUrl });
  expect(JSON.parse(JSON.stringify(sent))).toEqual(shown);
});
