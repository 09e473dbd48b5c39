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
  const words = decisionWords[useLanguage()];
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-[0.9375rem]">{label}</legend>
      <div className="mt-2 grid grid-cols-2 gap-px overflow-hidden rounded-control border border-edge bg-line sm:grid-cols-4">
        {decisions.map((decision) => (
          <label
            key={decision}
            className="relative flex min-h-12 cursor-pointer items-center justify-center gap-2 bg-ink-950 px-2 text-[0.9375rem] text-muted hover:text-text has-checked:bg-ink-800 has-checked:font-semibold has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-jade has-focus-visible:-outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={decision}
              {...(onChange
                ? { checked: decision === value, onChange: () => onChange(decision) }
                : { defaultChecked: decision === value })}
              className="absolute inset-0 cursor-pointer appearance-none"
            />
            <span className={`flex ${decisionTones[decision]}`}>
              <DecisionSquare />
            </span>
            {words[decision]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
