import { Badge } from "@octroi/ui/components/badge.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { SiteCheckCopy } from "../content/site-check/copy.ts";
import { AudienceTable } from "./audience-table.tsx";
import { Findings } from "./findings.tsx";
import { headlineText, worthText } from "./headline-text.ts";
import { shownLevels, tones } from "./levels.ts";
import { NextStep } from "./next-step.tsx";
import type { Judged } from "./protocol.ts";
import { Unread } from "./unread.tsx";

interface AnswerProps {
  copy: SiteCheckCopy;
  /** Whose files these are. */
  subject: string;
  judged: Judged;
  isExample: boolean;
  /** Whether the visit ended before everything was read. */
  isCutOff: boolean;
  /** The address that runs it again, where there is one. */
  share: string | undefined;
}

/** One sentence first; then to whom, what and where; then what to fix, and the way on. */
export function Answer({ copy, subject, judged, isExample, isCutOff, share }: AnswerProps) {
  const language = useLanguage();
  const { counted } = formatter(language);
  const { headline, answers, findings, unread, next } = judged;
  const some = shownLevels.filter((level) => findings.counts[level] > 0);
  const isPart = unread.length > 0 || isCutOff;
  const isEmpty = headline.kind === "nothing-read";
  const isGrave = headline.kind === "search-closed" || headline.kind === "in-trouble";
  const worth = worthText(headline, copy.answer, language);
  return (
    <section aria-labelledby="answer">
      <p
        className={`flex flex-wrap items-center gap-3 pb-3 text-label text-muted ${isExample ? "" : "max-lg:hidden"}`}
      >
        <span className="wrap-anywhere">{subject}</span>
        {isExample && <Badge>{copy.answer.example}</Badge>}
      </p>
      <h2
        id="answer"
        aria-live="polite"
        className={`max-w-[34ch] text-balance text-[clamp(1.625rem,1.25rem+1.5vw,2.25rem)]/[1.12] ${isGrave ? "text-coral" : ""}`}
      >
        {headlineText(headline, copy.answer, language)}
      </h2>
      {worth && <p className="mt-3 max-w-[58ch] text-muted">{worth}</p>}
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-label">
        {isPart && !isEmpty && <span className="text-sky">{copy.answer.partly.heading}</span>}
        {some.length === 0 && !isPart && <span className="text-jade">{copy.answer.nothingToCorrect}</span>}
        {some.map((level) => (
          <a key={level} href="#findings" className={`underline-offset-4 hover:underline ${tones[level]}`}>
            {counted(findings.counts[level], copy.answer.counts[level])}
          </a>
        ))}
      </p>
      {!isEmpty && (
        <div className="mt-7">
          <AudienceTable copy={copy.answer} answers={answers} />
          <p className="mt-3 text-faint text-sm">{copy.answer.note}</p>
        </div>
      )}
      {unread.length > 0 && <Unread copy={copy} unread={unread} isAll={isEmpty} />}
      {!isEmpty && (
        <Findings
          copy={copy.findings}
          places={copy.progress.places}
          words={copy.answer}
          findings={findings}
        />
      )}
      {!isEmpty && <NextStep copy={copy.next} next={next} share={share} />}
    </section>
  );
}
