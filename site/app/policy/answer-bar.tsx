import { Badge } from "@octroi/ui/components/badge.tsx";
import { Button } from "@octroi/ui/components/button.tsx";
import { DecisionSquare, decisionTones } from "@octroi/ui/components/decision.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { decidedPurposes } from "@octroi/ui/policy/purposes";
import { ArrowDown } from "lucide-react";
import type { PolicyCopy } from "../content/policy/copy.ts";
import { answerOf } from "./answer.ts";
import type { PolicyState } from "./use-policy.ts";

/** The answer before anything else. On a phone it stays in sight while the form is filled in, if there is room. */
export function AnswerBar({ copy, policy }: { copy: PolicyCopy; policy: PolicyState }) {
  const format = formatter(useLanguage());
  const { answeredDraft, preview, isExample, wrong, hasFailed, refusal } = policy;
  const shutOut = preview.engines.filter(({ level }) => level === "blocked").map(({ token }) => token);
  const { all, some } = copy.answer.search;
  const searchTone = decisionTones[shutOut.length === 0 ? "allow" : "block"];
  return (
    <section
      aria-labelledby="answer"
      className="top-header z-10 -mx-5 border-line border-b bg-ink-950 px-5 py-3 max-lg:[@media(min-height:32rem)]:sticky lg:mx-0 lg:border-t lg:px-0 lg:py-8"
    >
      <h2 id="answer" className="sr-only">
        {copy.answer.heading}
      </h2>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 lg:flex-col lg:gap-y-3">
        {isExample && <Badge>{copy.example}</Badge>}
        <p
          aria-live="polite"
          className="max-w-[44ch] font-semibold font-display text-base/snug tracking-[-0.01em] lg:text-[1.75rem]/tight"
        >
          {answerOf(answeredDraft, preview, copy.answer, format)}{" "}
          <span className={`lg:block ${searchTone}`}>
            {shutOut.length === 0 ? all : some.replace("{names}", shutOut.join(", "))}
          </span>
        </p>
      </div>
      <Button
        variant="link"
        className="scripting-only mt-1 text-sm lg:hidden!"
        onClick={() => document.getElementById("files")?.scrollIntoView()}
      >
        {copy.answer.toFiles}
        <ArrowDown aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </Button>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 max-lg:hidden">
        <Mark tone={searchTone} word={copy.purposes.search.name} />
        {decidedPurposes.map((purpose) => (
          <Mark
            key={purpose}
            tone={decisionTones[answeredDraft.decisions[purpose]]}
            word={copy.purposes.names[purpose]}
          />
        ))}
      </ul>
      <p role="status" className="mt-2 text-coral text-sm empty:hidden">
        {hasFailed ? copy.failed : wrong && (wrong.length === 0 ? copy.tooMuch : copy.outdated)}
      </p>
      <p role="alert" className="mt-2 text-coral text-sm empty:hidden">
        {refusal && copy.bring.refused[refusal.of]}
        {refusal && refusal.place !== "" && ` ${copy.bring.at.replace("{place}", refusal.place)}`}
      </p>
    </section>
  );
}

function Mark({ tone, word }: { tone: string; word: string }) {
  return (
    <li className="flex items-center gap-2 text-label text-muted">
      <span className={`flex ${tone}`}>
        <DecisionSquare />
      </span>
      {word}
    </li>
  );
}
