import type { Verdict } from "@octroi/check/answers";
import { DecisionSquare } from "@octroi/ui/components/decision.tsx";

const tones: Readonly<Record<Verdict, string>> = {
  open: "text-jade",
  partly: "text-sky",
  paid: "text-brass",
  refused: "text-coral",
  contradicted: "text-text",
};

/** What a site says to an audience: a coloured square and the word; two colours where it says two things. */
export function VerdictTag({ verdict, words }: { verdict: Verdict; words: Record<Verdict, string> }) {
  return (
    <span className={`inline-flex items-center gap-2 text-label md:whitespace-nowrap ${tones[verdict]}`}>
      {verdict === "contradicted" ? (
        <span aria-hidden="true" className="flex">
          <span className="flex text-coral">
            <DecisionSquare />
          </span>
          <span className="flex text-jade">
            <DecisionSquare />
          </span>
        </span>
      ) : (
        <DecisionSquare />
      )}
      {words[verdict]}
    </span>
  );
}
