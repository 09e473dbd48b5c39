import { useLanguage } from "../page/page-data.ts";
import { type Decision, decisions, decisionWords } from "../words/decision.ts";
import { DecisionSquare, decisionTones } from "./decision.tsx";

interface DecisionControlProps {
  label: string;
  name: string;
  value: Decision;
  /** Left out in a form that the browser sends by itself, which begins with the value. */
  onChange?: (decision: Decision) => void;
}

/** One decision of four, side by side: the platform's own radio buttons, so that arrow keys move it. */
export function DecisionControl({ label, name, value, onChange }: DecisionControlProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-[0.9375rem]">{label}</legend>
      <div className={`mt-2 grid-cols-2 sm:grid-cols-4 ${optionsClass}`}>
        {decisions.map((decision) => (
          <Option
            key={decision}
            decision={decision}
            name={name}
            {...(onChange
              ? { checked: decision === value, onChange: () => onChange(decision) }
              : { defaultChecked: decision === value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What a form sends where nothing is decided. */
export const noDecision = "unsaid";

interface DecisionChoiceProps {
  name: string;
  /** Undefined: none yet. */
  value: Decision | undefined;
  /** What the fifth choice is called, which decides nothing. */
  none: string;
}

/** One decision of four or none, in a form that the browser sends by itself. Its label stands around it. */
export function DecisionChoice({ name, value, none }: DecisionChoiceProps) {
  return (
    <div className={`grid-cols-6 md:grid-cols-5 ${optionsClass}`}>
      <label className={`col-span-2 md:col-span-1 ${optionClass}`}>
        <input
          type="radio"
          name={name}
          value={noDecision}
          defaultChecked={value === undefined}
          className={radioClass}
        />
        {none}
      </label>
      {decisions.map((decision) => (
        <Option
          key={decision}
          decision={decision}
          name={name}
          defaultChecked={decision === value}
          // Three and two of them on a phone.
          className={
            decision === "limit" || decision === "charge"
              ? "col-span-3 md:col-span-1"
              : "col-span-2 md:col-span-1"
          }
        />
      ))}
    </div>
  );
}

const optionsClass = "grid gap-px overflow-hidden rounded-control border border-edge bg-line";
const optionClass =
  "relative flex min-h-12 cursor-pointer items-center justify-center gap-2 bg-ink-950 px-2 text-center text-[0.9375rem]/tight text-muted hover:text-text has-checked:bg-ink-800 has-checked:font-semibold has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-jade has-focus-visible:-outline-offset-2 forced-colors:has-checked:outline-4 forced-colors:has-checked:-outline-offset-4";
const radioClass = "absolute inset-0 cursor-pointer appearance-none";

interface OptionProps {
  decision: Decision;
  name: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: () => void;
  className?: string;
}

function Option({ decision, className = "", ...radio }: OptionProps) {
  return (
    <label className={`${className} ${optionClass}`}>
      <input type="radio" value={decision} {...radio} className={radioClass} />
      <span className={`flex ${decisionTones[decision]}`}>
        <DecisionSquare />
      </span>
      {decisionWords[useLanguage()][decision]}
    </label>
  );
}
