import type { ReactNode } from "react";
import { marketing } from "../../domain/figures/figures.ts";
import { pages } from "../../domain/pages/pages.ts";
import type { HomeCopy } from "../content/home/copy.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { SectionHeading } from "../ui/heading.tsx";

/** What AI visits were a year ago, in parts of what they are now. */
const yearAgo = 1 / (1 + marketing.aiVisitsGrowth / 100);

/** How readers' ways have shifted, in figures that advance with the scroll. */
export function Shift({ copy }: { copy: HomeCopy["shift"] }) {
  const { before, after, growth } = copy.stats;
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter grid gap-x-18 gap-y-12 lg:grid-cols-[0.9fr_1.1fr]">
        <div className="self-start lg:sticky lg:top-28">
          <SectionHeading title={copy.heading} lead={copy.lead} />
          <ButtonLink to={pages.why} variant="link" className="mt-8">
            {copy.why}
          </ButtonLink>
        </div>
        <div className="border-b border-line">
          <Statistic {...before}>
            <Bar share={marketing.searchShare2019 / 100} color="bg-jade" />
          </Statistic>
          <Statistic {...after} tone="text-coral">
            <Bar share={marketing.searchShare2023 / 100} color="bg-coral" />
          </Statistic>
          <Statistic {...growth}>
            <Bar share={1} color="bg-text" mark={yearAgo} />
            <p aria-hidden="true" className="mt-2 flex justify-between text-label text-faint">
              <span>{copy.growthMarks.before}</span>
              <span>{copy.growthMarks.after}</span>
            </p>
          </Statistic>
        </div>
      </div>
    </section>
  );
}

interface StatisticProps {
  value: string;
  label: string;
  tone?: string;
  children: ReactNode;
}

function Statistic({ value, label, tone = "text-text", children }: StatisticProps) {
  return (
    <div className="advancing border-t border-line py-8 lg:py-10">
      <div className="mb-4 grid items-end gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <p
          className={`font-display text-[clamp(3.25rem,1.5rem+6vw,5.25rem)]/none font-semibold tracking-[-0.035em] whitespace-nowrap figures ${tone}`}
        >
          {value}
        </p>
        <p className="pb-1.5 text-muted">{label}</p>
      </div>
      {children}
    </div>
  );
}

function Bar({ share, color, mark }: { share: number; color: string; mark?: number }) {
  return (
    <div aria-hidden="true" className="relative h-2.5 overflow-clip rounded-full bg-ink-850">
      <span
        className={`bar-fill advancing-bar block h-full origin-left rounded-full ${color}`}
        style={{ width: `${share * 100}%` }}
      />
      {mark !== undefined && (
        <span className="absolute inset-y-0 w-0.5 bg-ink-900" style={{ left: `${mark * 100}%` }} />
      )}
    </div>
  );
}
