import type { ReadFile } from "@octroi/check/events";
import { judge } from "@octroi/check/judge";
import { readFromPaste } from "@octroi/check/pasted";
import { describeVerdict } from "./describe-verdict.ts";
import type { Judged } from "./protocol.ts";

const robots = `User-agent: *
Content-Signal: search=yes, train-ai=no
Disallow: /account/

User-agent: GPTBot
User-agent: ClaudeBot
User-agent: anthropic-ai
Disallow: /

Sitemap: https://www.example.com/sitemap.xml
`;

const tdmrep = `[{ "location": "/", "tdm-reservation": 1 }]
`;

/** A site as there are many: it means to refuse training, and says so in a word that nobody reads. */
export function exampleCheck(): { host: string; read: readonly ReadFile[]; judged: Judged } {
  const { host, read } = readFromPaste({ robots, tdmrep, headers: "Content-Usage: search=y" });
  return {
    host,
    // The page shows what became of each file, and not the file.
    read: read.map((file) => ({ ...file, text: "" })),
    judged: describeVerdict(judge(host, read)),
  };
}
