import type { GeneratorCopy } from "../content/generator/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { StepRow } from "../ui/step-row.tsx";

export function Guide({ copy }: { copy: GeneratorCopy["guide"] }) {
  return (
    <section className="border-line-soft border-t">
      <div className="wrap chapter">
        <SectionHeading eyebrow={copy.eyebrow} title={copy.heading} />
        <div className="mt-12">
          <StepRow
            steps={copy.steps.map(({ drawing, ...step }) => ({
              ...step,
              figure: drawing.map((line) => (
                <span key={line} className="block whitespace-pre">
                  {line}
                </span>
              )),
            }))}
          />
        </div>
      </div>
    </section>
  );
}
