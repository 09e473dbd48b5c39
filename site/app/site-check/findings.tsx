import { formatter } from "../../domain/site/format.ts";
import type { AnswerCopy, FindingsCopy, ProgressCopy } from "../content/site-check/copy.ts";
import { useLanguage } from "../root-data.ts";
import { Filled } from "../ui/filled.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { tones } from "./levels.ts";
import type { Judged, WordedFinding } from "./protocol.ts";

interface FindingsProps {
  copy: FindingsCopy;
  places: ProgressCopy["places"];
  stances: AnswerCopy["stances"];
  findings: Judged["findings"];
}

/** What contradicts and what is broken, the gravest first, each with what to do. */
export function Findings({ copy, places, stances, findings: { list, counts } }: FindingsProps) {
  const { counted } = formatter(useLanguage());
  const left = counts.error + counts.warning + counts.info - list.length;
  const isClean = list.length === 0;
  return (
    <section className="border-line-soft border-t">
      <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.72fr_1.28fr]">
        <SectionHeading
          id="findings"
          title={isClean ? copy.heading.none : copy.heading.some}
          lead={isClean ? copy.lead.none : copy.lead.some}
        />
        {!isClean && (
          <div>
            <ul className="border-line border-b">
              {list.map((finding) => (
                <Found key={keyOf(finding)} finding={finding} copy={copy} places={places} stances={stances} />
              ))}
            </ul>
            {left > 0 && <p className="mt-4 text-muted">{counted(left, copy.left)}</p>}
          </div>
        )}
      </div>
    </section>
  );
}

const keyOf = ({ code, place, part, line, about }: WordedFinding) =>
  [code, place, part, line, about].join(" ");

interface FoundProps extends Omit<FindingsProps, "findings"> {
  finding: WordedFinding;
}

function Found({ finding, copy, places, stances }: FoundProps) {
  const language = useLanguage();
  const { number } = formatter(language);
  const { level, place, part, line, about, sentence, fix } = finding;
  const where = part === "headers" || part === "html" ? copy[part] : places[place];
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-t py-5 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
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
          <code className="wrap-anywhere mt-1.5 block text-label text-muted">{inWords(about, stances)}</code>
        )}
        <p className="mt-2 flex gap-2.5 text-[0.9375rem] text-muted">
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
function inWords(about: string, stances: AnswerCopy["stances"]): string {
  return about.replace(
    / (grants|refuses|on-conditions)(?=,|$)/g,
    (_, stance: keyof typeof stances) => `\u00a0${stances[stance]}`,
  );
}
