import type { ReactNode } from "react";

/** A part of a whole. */
export function Share({ percent }: { percent: number }) {
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-ink-800">
      <span className="bar-fill block h-full rounded-[inherit] bg-coral" style={{ width: `${percent}%` }} />
    </div>
  );
}

/** The same quantity before and after, to scale. */
export function BeforeAfter({ percent, labels }: { percent: number; labels: PairLabels }) {
  const after = 100 + percent;
  const scale = 100 / Math.max(100, after);
  return (
    <Pair
      labels={labels}
      before={<span className="bar-fill h-2 rounded-full bg-edge" style={{ width: `${100 * scale}%` }} />}
      after={<span className="bar-fill h-2 rounded-full bg-jade" style={{ width: `${after * scale}%` }} />}
    />
  );
}

interface HoursBeforeAfterProps {
  before: number;
  after: number;
  labels: PairLabels;
}

/** The busy hours of a day, before and after. */
export function HoursBeforeAfter({ before, after, labels }: HoursBeforeAfterProps) {
  return <Pair labels={labels} before={<Hours lit={before} />} after={<Hours lit={after} calm />} />;
}

interface PairLabels {
  before: string;
  after: string;
}

interface PairProps {
  labels: PairLabels;
  before: ReactNode;
  after: ReactNode;
}

function Pair({ labels, before, after }: PairProps) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-label text-faint"
    >
      {labels.before}
      {before}
      {labels.after}
      {after}
    </div>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A day in 24 cells, with those that were busy. */
export function Hours({ lit, calm = false }: { lit: number; calm?: boolean }) {
  const busy = calm ? "bg-jade" : "bg-coral";
  return (
    <span aria-hidden="true" className="grid grid-cols-[repeat(24,1fr)] gap-[3px]">
      {hours.map((hour) => (
        <span key={hour} className={`bar-fill h-4 rounded-[2px] ${hour < lit ? busy : "bg-ink-800"}`} />
      ))}
    </span>
  );
}
