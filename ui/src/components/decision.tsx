import { useLanguage } from "../page/page-data.ts";
import { type Decision, decisionWords } from "../words/decision.ts";

export const decisionTones: Readonly<Record<Decision, string>> = {
  allow: "text-jade",
  block: "text-coral",
  limit: "text-sky",
  charge: "text-brass",
};

/** What the publisher decided about a crawler: a coloured square and the word. */
export function DecisionTag({ decision }: { decision: Decision }) {
  const language = useLanguage();
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap text-label ${decisionTones[decision]}`}
    >
      <DecisionSquare />
      {decisionWords[language][decision]}
    </span>
  );
}

/** In the colour of the text it stands in. */
export function DecisionSquare() {
  return <span aria-hidden="true" className="decision-square size-2 shrink-0 rounded-[2px] bg-current" />;
}
