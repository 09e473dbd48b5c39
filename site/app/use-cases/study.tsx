import { Badge } from "@octroi/ui/components/badge.tsx";
import { caseStudies, type StudyFigure, type UseCaseId } from "../../domain/use-cases/use-cases.ts";
import type { AnyUseCaseCopy } from "../content/use-cases/copy.ts";
import type { UseCaseLabels } from "../content/use-cases/labels.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { BeforeAfter, Hours, HoursBeforeAfter, Share } from "./study-charts.tsx";

interface StudyProps {
  id: UseCaseId;
  copy: AnyUseCaseCopy["study"];
  labels: UseCaseLabels;
}

export function Study({ id, copy, labels }: StudyProps) {
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter grid gap-x-18 gap-y-12 lg:grid-cols-[0.85fr_1.15fr]">
        <div>
          <Badge>{labels.illustration}</Badge>
          <div className="mt-5">
            <SectionHeading title={copy.heading} lead={copy.text} />
          </div>
          <p className="mt-6 max-w-[44ch] border-l-2 border-edge pl-4 text-[0.9375rem] text-faint">
            {labels.illustrationNote}
          </p>
        </div>
        <ul className="border-b border-line">
          {(["first", "second", "third"] as const).map((place) => (
            <li key={place} className="grid gap-y-4 border-t border-line py-7">
              <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
                <p className="font-display text-[clamp(2.75rem,2rem+3vw,3.75rem)]/[0.95] font-semibold tracking-[-0.035em] whitespace-nowrap figures">
                  {copy.figures[place].value}
                </p>
                <p className="text-muted">{copy.figures[place].label}</p>
              </div>
              <Chart figure={caseStudies[id][place]} labels={labels} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Chart({ figure, labels }: { figure: StudyFigure; labels: UseCaseLabels }) {
  switch (figure.kind) {
    case "share":
      return <Share percent={figure.percent} />;
    case "change":
      return <BeforeAfter percent={figure.percent} labels={labels} />;
    case "hours":
      return <HoursBeforeAfter before={figure.before} after={figure.after} labels={labels} />;
    case "daily":
      return <Hours lit={figure.hours} />;
  }
}
