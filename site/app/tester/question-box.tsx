import { Field } from "@octroi/ui/components/field.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { changedFields, useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import { memo } from "react";
import {
  type ExplainedVerdict,
  type Question,
  questionLimits,
  type Verdicts,
} from "../../domain/robots/question.ts";
import type { TesterCopy } from "../content/tester/copy.ts";
import { AccessTag } from "../robots-file/access-tag.tsx";
import { ReasonLine } from "../robots-file/reason.tsx";
import { SectionHeading } from "../ui/heading.tsx";

interface QuestionBoxProps {
  copy: TesterCopy;
  question: Question;
  onQuestion: (question: Question) => void;
  verdicts: Verdicts;
  tokens: readonly string[];
}

/** Any crawler, any path: the answer follows what is typed. */
export function QuestionBox({ copy, question, onQuestion, verdicts, tokens }: QuestionBoxProps) {
  const words = copy.question;
  const partRef = useAdoptFormState<HTMLDivElement>((part) => {
    const typed = changedFields(part);
    if (Object.keys(typed).length > 0) onQuestion({ ...question, ...typed });
  });
  const typing = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;
  return (
    <section className="wrap grid gap-x-16 gap-y-10 py-18 lg:grid-cols-[0.72fr_1.28fr] lg:py-24">
      <SectionHeading title={words.heading} lead={words.lead} />
      <div className="overflow-hidden rounded-panel border border-line">
        <div ref={partRef} className="scripting-only grid gap-5 p-5 sm:grid-cols-2 sm:p-7">
          <Field
            label={words.agent}
            name="agent"
            {...typing}
            list="crawler-tokens"
            maxLength={questionLimits.agent}
            value={question.agent}
            onChange={({ target }) => onQuestion({ ...question, agent: target.value })}
          />
          <Field
            label={words.path}
            name="path"
            {...typing}
            maxLength={questionLimits.path}
            value={question.path}
            onChange={({ target }) => onQuestion({ ...question, path: target.value })}
          />
          <Tokens tokens={tokens} />
        </div>
        <div aria-live="polite" className="border-line-soft border-t bg-ink-900 p-5 sm:p-7">
          <p className="wrap-anywhere text-muted text-sm">
            <Filled
              text={words.rfc}
              values={{
                agent: verdicts.agent === "" ? words.anyone : <Code text={verdicts.agent} />,
                path: <Code text={verdicts.path} />,
              }}
            />
          </p>
          <Answer verdict={verdicts.rfc} copy={copy} />
          {verdicts.google !== null && (
            <div className="mt-5 border-line border-t border-dashed pt-4">
              <p className="text-muted text-sm">{words.google}</p>
              <Answer verdict={verdicts.google} copy={copy} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

const Tokens = memo(function Tokens({ tokens }: { tokens: readonly string[] }) {
  return (
    <datalist id="crawler-tokens">
      {tokens.map((token) => (
        <option key={token} value={token} />
      ))}
    </datalist>
  );
});

function Code({ text }: { text: string }) {
  return <code className="text-label text-text">{text}</code>;
}

function Answer({ verdict, copy }: { verdict: ExplainedVerdict; copy: TesterCopy }) {
  return (
    <div className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-[10rem_1fr]">
      <p className="pt-0.5">
        <AccessTag level={verdict.allowed ? "allowed" : "blocked"} words={copy.levels} size="lg" />
      </p>
      <p className="text-[0.9375rem]">
        <ReasonLine reason={verdict.reason} copy={copy.reason} />
      </p>
    </div>
  );
}
