import type { AnyUseCaseCopy } from "../content/use-cases/copy.ts";
import type { UseCaseLabels } from "../content/use-cases/labels.ts";
import { StartOrEstimate } from "../ui/start-or-estimate.tsx";
import type { Arrangement } from "./arrangement.ts";
import { Drawing } from "./drawings/drawing.tsx";

interface OpeningProps {
  copy: AnyUseCaseCopy;
  labels: UseCaseLabels;
  breadcrumbs: React.ReactNode;
  arrangement: Arrangement["drawing"];
}

export function Opening({ copy, labels, breadcrumbs, arrangement }: OpeningProps) {
  const actions = <StartOrEstimate start={labels.start} estimate={labels.estimate} />;
  if (arrangement === "across") {
    return (
      <header className="wrap pt-12 pb-18 md:pt-20 lg:pb-24">
        {breadcrumbs}
        <div className="mt-5 grid gap-x-16 gap-y-6 lg:grid-cols-[1.25fr_1fr] lg:items-end">
          <h1 className="max-w-[17ch] text-display-1">{copy.heading}</h1>
          <div>
            <p className="text-lead">{copy.lead}</p>
            {actions}
          </div>
        </div>
        <div className="mt-14 lg:mt-18">
          <Drawing {...copy.drawing} />
        </div>
      </header>
    );
  }
  return (
    <header className="wrap grid gap-x-16 gap-y-14 pt-12 pb-18 md:pt-20 lg:grid-cols-[1.05fr_1fr] lg:items-center lg:pb-24">
      <div>
        {breadcrumbs}
        <h1 className="mt-5 max-w-[14ch] text-display-1">{copy.heading}</h1>
        <p className="mt-6 text-lead">{copy.lead}</p>
        {actions}
      </div>
      <Drawing {...copy.drawing} />
    </header>
  );
}
