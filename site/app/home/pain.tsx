import { marketing } from "../../domain/figures/figures.ts";
import type { HomeCopy } from "../content/home/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";

export function Pain({ copy }: { copy: HomeCopy["pain"] }) {
  const { requests, drop, loss } = copy.facts;
  return (
    <section className="border-t border-line-soft">
      <div className="wrap chapter">
        <div className="grid gap-x-18 gap-y-12 lg:grid-cols-[1fr_1fr] lg:items-end">
          <SectionHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
          <Unseen copy={copy.unseen} />
        </div>
        <dl className="mt-14 grid border-y border-line md:grid-cols-3">
          <Fact {...requests} tone="text-text" />
          <Fact {...drop} tone="text-coral" />
          <Fact {...loss} tone="text-brass" />
        </dl>
        <p className="mt-6 text-[0.9375rem] text-muted">{copy.families}</p>
      </div>
    </section>
  );
}

function Fact({ value, text, tone }: { value: string; text: string; tone: string }) {
  return (
    <div className="flex flex-col border-line py-7 not-first:border-t md:px-8 md:first:pl-0 md:last:pr-0 md:not-first:border-t-0 md:not-first:border-l">
      <dt className="order-2 mt-3 text-base text-muted">{text}</dt>
      <dd className={`font-display text-[2.5rem]/none font-semibold tracking-[-0.03em] figures ${tone}`}>
        {value}
      </dd>
    </div>
  );
}

/** A hundred visits, one square each: those that analytics count, and the others. */
function Unseen({ copy }: { copy: HomeCopy["pain"]["unseen"] }) {
  const seenShare = 100 - marketing.unseenShare;
  return (
    <figure>
      <svg viewBox="0 0 399 99" aria-hidden="true" className="w-full">
        <path d={squares(0, seenShare)} className="fill-jade stroke-jade" />
        <path d={squares(seenShare, 100)} className="fill-ink-900 stroke-coral-deep" />
      </svg>
      <div aria-hidden="true" className="mt-2 flex justify-between text-label">
        <span className="text-jade">{copy.seen}</span>
        <span className="text-coral">{copy.hidden}</span>
      </div>
      <figcaption className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-2">
        <span className="font-display text-[clamp(3.25rem,2rem+3vw,3.75rem)]/[0.95] font-semibold tracking-[-0.035em] text-coral figures">
          {copy.value}
        </span>
        <span className="max-w-[26ch] text-muted">{copy.text}</span>
      </figcaption>
    </figure>
  );
}

/** One square with round corners, from where its upper side begins. */
const square =
  "h13a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-13a2.5 2.5 0 0 1 2.5 -2.5z";

/** Squares in columns of five. All of them are one element: a hundred would be felt on a phone. */
function squares(from: number, to: number): string {
  const visits = Array.from({ length: to - from }, (_, index) => from + index);
  return visits
    .map((visit) => `M${Math.floor(visit / 5) * 20 + 3} ${(visit % 5) * 20 + 0.5}${square}`)
    .join("");
}
