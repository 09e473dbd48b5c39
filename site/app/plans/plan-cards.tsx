import { Badge } from "@octroi/ui/components/badge.tsx";
import type { PlansCopy } from "../content/plans.ts";
import { SignUpButton } from "../ui/sign-up-button.tsx";
import { WaitlistButton } from "../waitlist/waitlist-button.tsx";

/** The free plan beside the paid one. */
export function PlanCards({ copy: { free, paid } }: { copy: PlansCopy }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <article className="flex flex-col rounded-panel border border-line bg-ink-900 p-6 sm:p-9">
        <h3 className="text-[1.375rem]">{free.name}</h3>
        <PlanTerms plan={free} />
        <div className="mt-auto pt-8">
          <SignUpButton variant="outline">{free.action}</SignUpButton>
        </div>
      </article>
      <article className="flex flex-col rounded-panel border border-jade/35 bg-linear-to-b from-jade-deep/55 to-ink-900 to-60% p-6 print:bg-none sm:p-9">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-[1.375rem]">{paid.name}</h3>
          <Badge tone="money">{paid.badge}</Badge>
        </div>
        <PlanTerms plan={paid} />
        <div className="mt-auto pt-8">
          <WaitlistButton variant="jade">{paid.action}</WaitlistButton>
        </div>
      </article>
    </div>
  );
}

function PlanTerms({ plan }: { plan: PlansCopy["free" | "paid"] }) {
  return (
    <>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-[3.25rem]/none font-semibold tracking-[-0.035em] figures">
          {plan.price}
        </span>
        <span className="text-muted">{plan.period}</span>
      </p>
      <p className="mt-4 max-w-[40ch] text-muted lg:min-h-[3.2em]">{plan.summary}</p>
      <ul className="mt-6 border-t border-line-soft pt-6">
        {Object.entries(plan.highlights).map(([id, highlight]) => (
          <li key={id} className="flex gap-4 py-1.5">
            <span aria-hidden="true" className="mt-3 h-0.5 w-3.5 shrink-0 bg-jade" />
            {highlight}
          </li>
        ))}
      </ul>
    </>
  );
}
