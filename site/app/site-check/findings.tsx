import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { AnswerCopy, FindingsCopy, ProgressCopy } from "../content/site-check/copy.ts";
import { tones } from "./levels.ts";
import type { DescribedFinding, Judged } from "./protocol.ts";

interface FindingsProps {
  copy: FindingsCopy;
  places: ProgressCopy["places"];
  words: Pick<AnswerCopy, "stances" | "standards">;
  findings: Judged["findings"];
}

/** As many as stand in sight: the gravest come first, and the way on shall not be far. */
const shownFirst = 3;

/** What contradicts and what is broken, the gravest first, each with what to do. */
export function Findings({ findings: { list, counts }, ...words }: FindingsProps) {
  const { counted } = formatter(useLanguage());
  const { copy } = words;
  const unlisted = counts.error + counts.warning + counts.info - list.length;
  const rest = list.slice(shownFirst);
  if (list.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 id="findings" className="scroll-mt-36 text-xl">
        {copy.heading}
      </h3>
      <ul className="mt-3 border-line border-b">
        {list.slice(0, shownFirst).map((finding) => (
          <Found key={keyOf(finding)} finding={finding} {...words} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer font-semibold text-[0.9375rem] text-jade underline-offset-4 hover:underline">
            {counted(rest.length, copy.more)}
          </summary>
          <ul className="mt-3 border-line border-b">
            {rest.map((finding) => (
              <Found key={keyOf(finding)} finding={finding} {...words} />
            ))}
          </ul>
          {unlisted > 0 && <p className="mt-4 text-muted">{counted(unlisted, copy.left)}</p>}
        </details>
      )}
    </div>
  );
}

const keyOf = ({ code, place, part, line, about }: DescribedFinding) =>
  [code, place, part, line, about].join(" ");

interface FoundProps extends Omit<FindingsProps, "findings"> {
  finding: DescribedFinding;
}

function Found({ finding, copy, places, words }: FoundProps) {
  const language = useLanguage();
  const { number } = formatter(language);
  const { level, place, part, line, about, sentence, fix } = finding;
  const where = part === "headers" || part === "html" ? copy[part] : places[place];
  return (
    <li className="grid gap-x-4 gap-y-1.5 border-line border-t border-dashed py-4 text-[0.9375rem] sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="text-label">
        <span className={tones[level]}>{copy.levels[level]}</span>
        <span className="block pt-1 text-faint max-sm:inline max-sm:pl-3">
          {where}
          {line !== undefined && (
            <>
              , <Filled text={copy.line} values={{ line: number(line) }} />
            </>
          )}
        </span>
      </p>
      <div className="min-w-0">
        <p>{sentence[language]}</p>
        {about && (
          <code className="wrap-anywhere mt-1 block text-label text-muted">{inWords(about, words)}</code>
        )}
        <p className="mt-1.5 flex gap-2.5 text-muted">
          <span aria-hidden="true" className="text-jade">
            →
          </span>
          {fix[language]}
        </p>
      </div>
    </li>
  );
}

/** What two files say to each other's contrary is told in the words of the table. */
function inWords(about: string, { stances, standards }: FindingsProps["words"]): string {
  return about.replace(
    /(content-signal|content-usage|rsl|tdmrep) (grants|refuses|on-conditions)(?=,|$)/g,
    (_, standard: keyof typeof standards, stance: keyof typeof stances) =>
      `${standards[standard]}\u00a0${stances[stance]}`,
  );
}
