import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import { exampleMonth } from "../../domain/examples/example-site.ts";
import type { WhyCopy } from "../content/why.ts";

/** The rule table of a dashboard, drawn. */
export function RulesFigure({ copy }: { copy: WhyCopy["solution"]["rules"] }) {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-ink-900">
      <figcaption className="border-b border-line px-6 py-4 text-label text-faint">{copy.title}</figcaption>
      <ul className="px-6">
        {exampleMonth.map(({ id, crawler, decision }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3.5 not-first:rule-dotted">
            <span className="font-mono text-sm">{crawler}</span>
            <DecisionTag decision={decision} />
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-6 py-4 text-sm text-faint">{copy.note}</p>
    </figure>
  );
}
