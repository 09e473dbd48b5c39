import { type Fix, type Severity, severities } from "@octroi/crawlers/lint";
import { memo } from "react";
import { formatter } from "../../domain/language/format.ts";
import type { RobotsFinding, RobotsFindings } from "../../domain/robots/findings.ts";
import type { FindingsCopy } from "../content/tester/copy.ts";
import { useLanguage } from "../page/root-data.ts";
import { Button } from "../ui/button.tsx";
import { Filled } from "../ui/filled.tsx";
import { SectionHeading } from "../ui/heading.tsx";

interface FindingsProps {
  copy: FindingsCopy;
  findings: RobotsFindings;
  onFix: (fix: Fix) => void;
}

/** What the file says that its author may not have meant; where a change puts it right, one press makes it. */
export const Findings = memo(function Findings({ copy, findings, onFix }: FindingsProps) {
  const { list, counts } = findings;
  const { counted } = formatter(useLanguage());
  const left = counts.error + counts.warning + counts.note - list.length;
  return (
    <section aria-labelledby="findings" className="border-line-soft border-t">
      <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.72fr_1.28fr]">
        <div>
          <SectionHeading
            id="findings"
            title={list.length === 0 ? copy.heading.none : copy.heading.some}
            lead={list.length === 0 ? copy.lead.none : copy.lead.some}
          />
          <p aria-live="polite" className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-label">
            {severities
              .filter((severity) => counts[severity] > 0)
              .map((severity) => (
                <span key={severity} className={tones[severity]}>
                  {counted(counts[severity], copy.counts[severity])}
                </span>
              ))}
          </p>
        </div>
        {list.length > 0 && (
          <div>
            <ul className="border-line border-b">
              {list.map((finding) => (
                <FoundLine key={keyOf(finding)} finding={finding} copy={copy} onFix={onFix} />
              ))}
            </ul>
            {left > 0 && <p className="mt-4 text-muted">{counted(left, copy.left)}</p>}
          </div>
        )}
      </div>
    </section>
  );
});

const tones: Record<Severity, string> = { error: "text-coral", warning: "text-sky", note: "text-faint" };

/** A line may break a rule twice: then what is said about it differs. */
const keyOf = ({ code, line, sentence }: RobotsFinding) => `${code} ${line} ${sentence.en}`;

interface FoundLineProps extends Omit<FindingsProps, "findings"> {
  finding: RobotsFinding;
}

function FoundLine({ finding, copy, onFix }: FoundLineProps) {
  const language = useLanguage();
  const { number } = formatter(language);
  const { severity, line, excerpt, sentence, fix } = finding;
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-t py-4 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <p className="text-label">
        <span className={tones[severity]}>{copy.severities[severity]}</span>
        <span className="block pt-1 text-faint max-sm:inline max-sm:pl-3">
          <Filled text={copy.line} values={{ line: number(line) }} />
        </span>
      </p>
      <div className="min-w-0">
        {excerpt.trim() !== "" && <code className="wrap-anywhere text-label">{excerpt}</code>}
        <p className="mt-1 text-[0.9375rem] text-muted">{sentence[language]}</p>
        {fix !== null && (
          <p className="mt-1.5 text-faint text-sm">
            {fix.affects === "none" ? (
              copy.affectsNone
            ) : (
              <Filled text={copy.affects} values={{ agents: <Agents names={fix.affects} copy={copy} /> }} />
            )}
          </p>
        )}
      </div>
      {fix !== null && (
        <Button
          variant="outline"
          size="sm"
          className="scripting-only self-start justify-self-start"
          aria-label={`${copy.fix}, ${copy.line.replace("{line}", number(line))}`}
          onClick={() => onFix(fix)}
        >
          {copy.fix}
        </Button>
      )}
    </li>
  );
}

const mostNamed = 4;

function Agents({ names, copy }: { names: readonly string[]; copy: FindingsCopy }) {
  const { counted } = formatter(useLanguage());
  const named = names.slice(0, mostNamed).map((name) => (name === "*" ? copy.everyone : name));
  const more = names.length - named.length;
  return (
    <span className="wrap-anywhere text-muted">
      {named.join(", ")}
      {more > 0 && ` ${counted(more, copy.more)}`}
    </span>
  );
}
