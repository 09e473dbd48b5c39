import { Badge } from "@octroi/ui/components/badge.tsx";
import type { CrawlerSummary } from "../../domain/ledger/report.ts";
import { Notice } from "../ui/notice.tsx";
import { CrawlerTable } from "./crawler-table.tsx";
import type { LedgerWords } from "./words.ts";

const example: CrawlerSummary = {
  crawler: "GPTBot",
  operator: "OpenAI",
  purpose: "training",
  visits: 3,
  identities: { verified: 2, outside: 1 },
  outcomes: { charged: 3 },
};

/** A ledger without an entry, and what one will look like. */
export function Empty({ words }: { words: LedgerWords }) {
  const { empty } = words.copy;
  return (
    <>
      <Notice heading={empty.heading} text={empty.text} />
      <div className="wrap pb-18">
        <div className="rounded-panel border border-line border-dashed px-5 pt-5 pb-2 md:px-7">
          <Badge>{empty.example}</Badge>
          <CrawlerTable crawlers={[example]} words={words} />
        </div>
      </div>
    </>
  );
}
