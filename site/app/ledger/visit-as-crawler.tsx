import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import type { GateMode } from "../../domain/ledger/report.ts";
import { pages } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";
import { SectionHeading } from "../ui/heading.tsx";
import type { LedgerWords } from "./words.ts";

/** How to come as a crawler, and see it. */
export function VisitAsCrawler({
  mode,
  words: { copy },
}: {
  mode: Exclude<GateMode, "off">;
  words: LedgerWords;
}) {
  const { origin } = useRootData();
  const { arrive } = copy;
  return (
    <section id="arrive" className="border-line-soft border-y bg-ink-900">
      <div className="wrap chapter grid gap-x-18 gap-y-10 lg:grid-cols-[0.9fr_1.1fr]">
        <SectionHeading title={arrive.heading} lead={arrive.lead} />
        <div className="min-w-0">
          <CodeBlock title={arrive.command} code={`curl -i -A GPTBot ${origin}${pages.ledger}`} />
          <p className="mt-6 text-muted">{arrive.answers[mode]}</p>
          <p className="mt-4 text-muted">{arrive.next}</p>
        </div>
      </div>
    </section>
  );
}
