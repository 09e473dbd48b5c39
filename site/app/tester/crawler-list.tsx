import { type AccessLevel, accessLevels } from "@octroi/check/robots/access";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { ChevronDown } from "lucide-react";
import { memo } from "react";
import type { TesterCopy } from "../content/tester/copy.ts";
import { CrawlerRow } from "./crawler-row.tsx";
import type { Summary } from "./example.ts";
import type { ListWords } from "./list-words.ts";

interface CrawlerListProps {
  copy: TesterCopy;
  words: ListWords;
  purposes: Summary["purposes"];
  chosen: string | null;
  onChoose: (token: string | null) => void;
}

/** Every crawler of the directory, by what it comes for. A key pressed elsewhere does not touch it. */
export const CrawlerList = memo(function CrawlerList(props: CrawlerListProps) {
  const { copy, words, purposes, chosen, onChoose } = props;
  return (
    <div className="border-line border-b">
      {purposes.map(({ purpose, counts, crawlers }, position) => (
        <details key={purpose} open={position === 0} className="group border-line border-t">
          <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 py-4 hover:text-jade [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg">{words.purposes[purpose]}</h3>
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 text-jade transition-transform duration-200 group-open:rotate-180"
            />
            <Counts counts={counts} copy={copy} />
          </summary>
          {crawlers === undefined ? (
            <p className="pb-6 text-muted">{copy.crawlers.idle}</p>
          ) : (
            <ul className="pb-4">
              {crawlers.map((crawler) => (
                <CrawlerRow
                  key={crawler.token}
                  copy={copy}
                  words={words}
                  crawler={crawler}
                  isChosen={crawler.token === chosen}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          )}
        </details>
      ))}
    </div>
  );
});

const fills: Record<AccessLevel, string> = { allowed: "bg-jade", partly: "bg-sky", blocked: "bg-coral" };

function Counts({ counts, copy }: { counts: Record<AccessLevel, number>; copy: TesterCopy }) {
  const { counted } = formatter(useLanguage());
  const some = accessLevels.filter((level) => counts[level] > 0);
  return (
    <span className="col-span-2">
      <span aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        {some.map((level) => (
          <span key={level} className={`bar-fill ${fills[level]}`} style={{ flexGrow: counts[level] }} />
        ))}
      </span>
      <span className="mt-2 block text-label text-muted">
        {some.map((level) => counted(counts[level], copy.crawlers.counts[level])).join(" · ")}
      </span>
    </span>
  );
}
