import { expect, test } from "vitest";
import type { WebhookEvent } from "../../../domain/webhooks/event.ts";
import { chatMessage } from "./chat-message.ts";

const consoleUrl = new URL("https://console.example");
const open = "https://console.example/sites/site-1";

function messageAbout(format: "slack" | "teams" | "discord", crawler: string) {
  const facts = {
    unit: "hour",
    from: "2026-11-10T10:00:00.000Z",
    visits: 1_234,
    usual: 56,
    crawler,
  } as const;
  const event: WebhookEvent = {
    id: "msg_1",
    workspaceId: "workspace-1",
    site: "site-1",
    kind: "visits.spike",
    facts,
    at: "2026-11-10T10:30:00.000Z",
  };
  return chatMessage(format, { language: "en", event, domain: "example.com", consoleUrl });
}

const sentence = "example.com: 1,234 visits in an hour, usually 56; mostly GPTBot";

test("Slack: a section of plain text, and a link below it", () => {
  expect(messageAbout("slack", "GPTBot")).toEqual({
    text: sentence,
    blocks: [
      { type: "section", text: { type: "plain_text", text: sentence, emoji: false } },
      { type: "context", elements: [{ type: "mrkdwn", text: `<${open}|Open the dashboard>` }] },
    ],
  });
});

test("Discord: one content that mentions nobody and shows no preview", () => {
  expect(messageAbout("discord", "GPTBot")).toEqual({
    content: `${sentence}\n[Open the dashboard](<${open}>)`,
    allowed_mentions: { parse: [] },
  });
});

test("Teams: an adaptive card, as an incoming webhook of a workflow takes it", () => {
  expect(messageAbout("teams", "GPTBot")).toEqual({
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [{ type: "TextBlock", text: sentence, wrap: true }],
          actions: [{ type: "Action.OpenUrl", title: "Open the dashboard", url: open }],
        },
      },
    ],
  });
});

test("a name that came with a visit mentions nobody, links nowhere, and is bounded", () => {
  const hostile = `<!channel> @everyone [x](https://evil.example) ${"a\n".repeat(5_000)}`;
  const [slack, discord, teams] = (["slack", "discord", "teams"] as const).map((format) =>
    JSON.stringify(messageAbout(format, hostile)),
  );
  expect(JSON.parse(slack ?? "").text).toContain("&lt;!channel&gt;");
  expect(JSON.parse(discord ?? "").content).toContain("\\<\\!channel\\> \\@everyone \\[x\\]\\(https://evil");
  expect(teams).not.toContain("[x](https");
  for (const message of [slack, discord, teams]) expect(message?.length).toBeLessThan(1_000);
});
