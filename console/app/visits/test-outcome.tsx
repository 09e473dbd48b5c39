import { useLanguage } from "@octroi/ui/page/page-data";
import type { TestVisit } from "../../../domain/visits/test-visit.ts";
import { waitingCopy } from "../content/waiting.ts";
import { filled } from "../page/words.ts";

/** What became of a test visit, and what to do about it. */
export function TestOutcome({ tested, domain }: { tested: TestVisit; domain: string }) {
  const { test } = waitingCopy[useLanguage()];
  const { heading, text } = test.outcomes[tested.outcome];
  return (
    <div
      role="status"
      className={`border-l-2 pl-4 ${tested.outcome === "arrived" ? "border-jade" : "border-coral"}`}
    >
      <p className="font-semibold">{heading}</p>
      <p className="text-muted">{filled(text, { domain })}</p>
      {tested.observes && <p className="text-muted">{test.observes}</p>}
    </div>
  );
}
