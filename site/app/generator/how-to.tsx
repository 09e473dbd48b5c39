import type { GeneratorCopy } from "../content/generator/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";

export function HowTo({ copy }: { copy: GeneratorCopy["howTo"] }) {
  return (
    <section className="border-line-soft border-t">
      <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
        <SectionHeading title={copy.heading} />
        <ol className="border-line border-b">
          {copy.steps.map((step, position) => (
            <li key={step.id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-line border-t py-6">
              <span aria-hidden="true" className="pt-1 text-jade text-label">
                {position + 1}
              </span>
              <div>
                <h3 className="text-xl">{step.title}</h3>
                <p className="mt-2 max-w-[58ch] text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
