import { cva } from "class-variance-authority";
import { type Decision, decisionWords } from "../../domain/decision.ts";
import { useLanguage } from "../root-data.ts";

const tag = cva("inline-flex items-center gap-2 text-label whitespace-nowrap", {
  variants: {
    decision: { allow: "text-jade", block: "text-coral", limit: "text-sky", charge: "text-brass" },
  },
});

/** What the publisher decided about a crawler: a coloured square and the word. */
export function DecisionTag({ decision }: { decision: Decision }) {
  const language = useLanguage();
  return (
    <span className={tag({ decision })}>
      <span aria-hidden="true" className="decision-square size-2 rounded-[2px] bg-current" />
      {decisionWords[language][decision]}
    </span>
  );
}
