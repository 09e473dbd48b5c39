import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import type { Path } from "../../domain/pages/pages.ts";
import type { RuleRow } from "../../domain/robots/crawler-rules.ts";
import type { AnyUseCaseCopy } from "../content/use-cases/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { StepRow } from "../ui/step-row.tsx";

interface StepsProps {
  copy: AnyUseCaseCopy["steps"];
  rows: readonly RuleRow[];
  guide: Path;
}

export function Steps({ copy, rows, guide }: StepsProps) {
  return (
    <section className="border-t border-line-soft">
      <div className="wrap chapter">
        <SectionHeading title={copy.heading} />
        <div className="mt-12">
          <StepRow
            steps={[
              {
                ...copy.connect,
                id: "connect",
                figure: copy.connect.screen.map((line) => (
                  <p key={line} className="truncate">
                    {line}
                  </p>
                )),
              },
              {
                ...copy.decide,
                id: "decide",
                figure: rows.slice(1, 4).map((row) => (
                  <p
                    key={row.id}
                    className="flex items-center justify-between gap-3 border-line-soft not-first:border-t"
                  >
                    <span className="truncate">
                      {row.crawlers[0]?.token} <span className="text-faint">{row.path}</span>
                    </span>
                    <DecisionTag decision={row.decision} />
                  </p>
                )),
              },
            ]}
          />
        </div>
        <p className="mt-6">
          <PageLink to={guide} className="inline-block py-1 text-jade underline underline-offset-4">
            {copy.connect.guide}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
