import type { AnyUseCaseCopy } from "../content/use-cases/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import type { Arrangement } from "./arrangement.ts";

interface BenefitsProps {
  copy: AnyUseCaseCopy["benefits"];
  arrangement: Arrangement["benefits"];
}

export function Benefits({ copy, arrangement }: BenefitsProps) {
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter">
        {arrangement === "rows" ? <Rows copy={copy} /> : <OneLarge copy={copy} />}
      </div>
    </section>
  );
}

function Rows({ copy }: Pick<BenefitsProps, "copy">) {
  return (
    <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
      <SectionHeading title={copy.heading} />
      <dl className="border-b border-line">
        {Object.entries(copy.list).map(([id, { title, text }]) => (
          <div key={id} className="grid gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-2">
            <dt className="font-display text-xl/snug font-semibold text-balance">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function OneLarge({ copy }: Pick<BenefitsProps, "copy">) {
  return (
    <>
      <SectionHeading title={copy.heading} />
      <dl className="mt-12 grid gap-x-16 lg:grid-cols-[1.3fr_1fr]">
        {Object.entries(copy.list).map(([id, { title, text }]) => (
          <div
            key={id}
            className="group border-t border-line py-7 first:row-span-2 lg:first:border-t-jade lg:first:py-9"
          >
            <dt className="font-display text-xl/snug font-semibold text-balance group-first:text-[clamp(1.75rem,1.3rem+1.8vw,2.5rem)]/[1.08] group-first:tracking-[-0.025em]">
              {title}
            </dt>
            <dd className="mt-3 max-w-[48ch] text-muted group-first:mt-5 group-first:text-[1.1875rem]/[1.55]">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
