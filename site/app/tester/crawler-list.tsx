import type { Purpose } from "@octroi/crawlers";
import { ChevronDown } from "lucide-react";
import { crawlerPath } from "../../domain/crawler-address.ts";
import { formatter } from "../../domain/format.ts";
import { type AccessLevel, accessLevels } from "../../domain/robots-access.ts";
import type { CrawlerCheck } from "../../domain/robots-check.ts";
import type { CrawlerWords } from "../content/crawler-words.ts";
import type { TesterCopy } from "../content/tester/copy.ts";
import { useLanguage } from "../root-data.ts";
import { Badge } from "../ui/badge.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { AccessTag } from "./access-tag.tsx";
import type { Summary } from "./example.ts";
import { Filled } from "./filled.tsx";
import { StandingLine } from "./reason.tsx";

/** The names of the ids that a row shows. */
export interface ListWords {
  purposes: Record<Purpose, string>;
  statuses: Record<CrawlerCheck["status"], string>;
  stances: Record<CrawlerCheck["stance"], string>;
}

export function listWords({ purposes, statuses, robotsTxt }: CrawlerWords): ListWords {
  return { purposes: names(purposes), statuses: names(statuses), stances: names(robotsTxt) };
}

function names<Id extends string>(words: Record<Id, { name: string }>): Record<Id, string> {
  // The entries are those of a record by these very ids.
  return Object.fromEntries(
    Object.entries<{ name: string }>(words).map(([id, { name }]) => [id, name]),
  ) as Record<Id, string>;
}

interface CrawlerListProps {
  copy: TesterCopy;
  words: ListWords;
  purposes: Summary["purposes"];
  chosen: string | null;
  onChoose: (token: string | null) => void;
}

/** Every crawler of the directory, by what it comes for. */
export function CrawlerList({ copy, words, purposes, chosen, onChoose }: CrawlerListProps) {
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
}

const fills: Record<AccessLevel, string> = { allowed: "bg-jade", partly: "bg-sky", blocked: "bg-coral" };

function Counts({ counts, copy }: { counts: Record<AccessLevel, number>; copy: TesterCopy }) {
  const { counted } = formatter(useLanguage());
  const some = accessLevels.filter((level) => counts[level] > 0);
  return (
    <div className="col-span-2">
      <div aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        {some.map((level) => (
          <span key={level} className={`bar-fill ${fills[level]}`} style={{ flexGrow: counts[level] }} />
        ))}
      </div>
      <p className="mt-2 text-label text-muted">
        {some.map((level) => counted(counts[level], copy.crawlers.counts[level])).join(" · ")}
      </p>
    </div>
  );
}

interface CrawlerRowProps {
  copy: TesterCopy;
  words: ListWords;
  crawler: CrawlerCheck;
  isChosen: boolean;
  onChoose: (token: string | null) => void;
}

/** What is worth saying of a crawler beside its name: that it is real and obeys is the rule. */
const quietStances: readonly CrawlerCheck["stance"][] = ["honors", "unknown"];

function CrawlerRow({ copy, words, crawler, isChosen, onChoose }: CrawlerRowProps) {
  const { token, operator, status, stance, level, google } = crawler;
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 border-line border-t border-dashed px-3 py-3.5 md:grid-cols-[minmax(0,1fr)_6.5rem_minmax(0,1fr)] ${
        isChosen ? "bg-ink-850" : "hover:bg-ink-900"
      }`}
    >
      <div className="min-w-0">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onChoose(isChosen ? null : token)}
          className="wrap-anywhere cursor-pointer text-left font-medium font-mono text-sm after:absolute after:inset-0"
        >
          {token}
        </button>
        <p className="mt-0.5 text-muted text-sm">{operator ?? copy.crawlers.unknownOperator}</p>
        {(status !== "active" || !quietStances.includes(stance)) && (
          <p className="mt-2 flex flex-wrap gap-1.5">
            {status !== "active" && <Badge>{words.statuses[status]}</Badge>}
            {!quietStances.includes(stance) && <Badge>{words.stances[stance]}</Badge>}
          </p>
        )}
      </div>
      <p>
        <AccessTag level={level} words={copy.levels} />
      </p>
      <div className="col-span-2 text-sm md:col-span-1">
        <p>
          <StandingLine standing={crawler} copy={copy.reason} />
        </p>
        {google !== null && (
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2 text-muted">
            {copy.reason.google} <AccessTag level={google.level} words={copy.levels} />
          </p>
        )}
        {isChosen && (
          <p className="relative mt-2">
            <PageLink to={crawlerPath(token)} className="text-jade underline underline-offset-4">
              <Filled text={copy.crawlers.page} values={{ token }} />
            </PageLink>
          </p>
        )}
      </div>
    </li>
  );
}
