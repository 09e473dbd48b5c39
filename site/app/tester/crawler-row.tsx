import type { CrawlerCheck } from "@octroi/check/robots/check";
import { Badge } from "@octroi/ui/components/badge.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { crawlerPath } from "../../domain/directory/address.ts";
import type { TesterCopy } from "../content/tester/copy.ts";
import { AccessTag } from "../robots-file/access-tag.tsx";
import { AccessLine } from "../robots-file/reason.tsx";
import { PageLink } from "../ui/page-link.tsx";
import type { ListWords } from "./list-words.ts";

interface CrawlerRowProps {
  copy: TesterCopy;
  words: ListWords;
  crawler: CrawlerCheck;
  isChosen: boolean;
  onChoose: (token: string | null) => void;
}

/** What is worth saying of a crawler beside its name: that it is real and obeys is the rule. */
const quietStances: readonly CrawlerCheck["stance"][] = ["honors", "unknown"];

export function CrawlerRow({ copy, words, crawler, isChosen, onChoose }: CrawlerRowProps) {
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
          className="wrap-anywhere cursor-pointer text-left font-mono text-sm after:absolute after:inset-0"
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
          <AccessLine crawlerAccess={crawler} copy={copy.reason} />
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
