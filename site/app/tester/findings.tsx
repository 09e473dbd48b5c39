import { type Fix, type Severity, severities } from "@octroi/crawlers/lint";
import { Button } from "@octroi/ui/components/button.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { memo, useEffect, useRef } from "react";
import type { RobotsFinding, RobotsFindings } from "../../domain/robots/findings.ts";
import type { FindingsCopy } from "../content/tester/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";

interface FindingsProps {
  copy: FindingsCopy;
  findings: RobotsFindings;
  /** Whether the file shuts a search engine out: then it is not praised, however well it is written. */
  shutsOut: boolean;
  onFix: (fix: Fix) => void;
}

/** What the file says that its author may not have meant; where a change puts it right, one press makes it. */
export const Findings = memo(function Findings({ copy, findings, shutsOut, onFix }: FindingsProps) {
  const { list, counts } = findings;
  const { counted } = formatter(useLanguage());
  const unlisted = counts.error + counts.warning + counts.note - list.length;
  const outcome = list.length > 0 ? "some" : shutsOut ? "shut" : "none";
  const section = useRef<HTMLElement>(null);
  const pressed = useRef<number>(undefined);

  function fixAt(position: number, fix: Fix) {
    pressed.current = position;
    onFix(fix);
  }

  // The button that was pressed goes with its finding: the next one takes the focus, or what is said of them all.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the findings have changed.
  useEffect(() => {
    if (pressed.current === undefined || document.activeElement !== document.body) return;
    const buttons = section.current?.querySelectorAll("button") ?? [];
    const next = buttons[Math.min(pressed.current, buttons.length - 1)];
    (next ?? section.current)?.focus();
    pressed.current = undefined;
  }, [findings]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="findings"
      className="scroll-mt-header border-line-soft border-t outline-none"
    >
      <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.72fr_1.28fr]">
        <div>
          <SectionHeading id="findings" title={copy.heading[outcome]} lead={copy.lead[outcome]} />
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
              {list.map((finding, position) => (
                <FoundLine
                  key={keyOf(finding)}
                  finding={finding}
                  copy={copy}
                  onFix={(fix) => fixAt(position, fix)}
                />
              ))}
            </ul>
            {unlisted > 0 && <p className="mt-4 text-muted">{counted(unlisted, copy.left)}</p>}
          </div>
        )}
      </div>
    </section>
  );
});

const tones: Record<Severity, string> = { error: "text-coral", warning: "text-sky", note: "text-faint" };

/** A line may break a rule twice: then what is said about it differs. */
const keyOf = ({ code, line, sentence }: RobotsFinding) => `${code} ${line} ${sentence.en}`;

interface FoundLineProps extends Pick<FindingsProps, "copy" | "onFix"> {
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

const maxNames = 4;

function Agents({ names, copy }: { names: readonly string[]; copy: FindingsCopy }) {
  const { counted } = formatter(useLanguage());
  const named = names.slice(0, maxNames).map((name) => (name === "*" ? copy.everyone : name));
  const more = names.length - named.length;
  return (
    <span className="wrap-anywhere text-muted">
      {named.join(", ")}
      {more > 0 && ` ${counted(more, copy.more)}`}
    </span>
  );
}
