import { Badge } from "@octroi/ui/components/badge.tsx";
import type { HomeCopy } from "../content/home/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";
import { WaitlistButton } from "../waitlist/waitlist-button.tsx";

/** The free analysis first; beside it, what is by invitation. */
export function Closing({ copy }: { copy: HomeCopy["closing"] }) {
  return (
    <section className="wrap pb-18 lg:pb-28">
      <div className="grid overflow-hidden rounded-panel border border-line bg-ink-900 lg:grid-cols-[1.35fr_1fr]">
        <div className="p-7 sm:p-11">
          <SectionHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.text} />
          <SignUpButton variant="jade" size="lg" className="mt-8">
            {copy.signUp}
          </SignUpButton>
          <dl className="mt-11 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-line-soft pt-6 sm:grid-cols-4">
            {Object.entries(copy.terms).map(([id, { value, text }]) => (
              <div key={id} className="flex flex-col">
                <dt className="order-2 mt-1 text-sm/snug text-muted">{text}</dt>
                <dd className="font-mono text-sm figures">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Beta copy={copy.beta} />
      </div>
    </section>
  );
}

function Beta({ copy }: { copy: HomeCopy["closing"]["beta"] }) {
  return (
    <div className="flex flex-col items-start border-t border-line bg-ink-850 p-7 sm:p-11 lg:border-t-0 lg:border-l">
      <div className="flex w-full flex-wrap items-center justify-between gap-3">
        <h3 className="text-[1.375rem]">{copy.heading}</h3>
        <Badge tone="money">{copy.badge}</Badge>
      </div>
      <p className="mt-9 font-display text-[3.25rem]/none font-semibold tracking-[-0.03em] text-brass figures">
        {copy.value}
      </p>
      <p className="mt-3 max-w-[40ch] text-muted">{copy.label}</p>
      <p className="mt-8 text-base text-muted lg:mt-auto lg:pt-8">{copy.text}</p>
      <div className="mt-6">
        <WaitlistButton variant="outline">{copy.join}</WaitlistButton>
      </div>
    </div>
  );
}
