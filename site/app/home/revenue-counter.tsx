interface RevenueCounterProps {
  /** The first figure. */
  start: string;
  label: string;
}

/** A month's revenue, which `motion.ts` lets tick. Assistive technology is told the first figure and left in peace. */
export function RevenueCounter({ start, label }: RevenueCounterProps) {
  return (
    <div className="mt-3 grid max-w-xl gap-x-6 gap-y-2 border-t border-line-soft pt-5 sm:grid-cols-[auto_1fr] sm:items-center">
      <p className="grid font-display text-[3.25rem]/none font-semibold tracking-[-0.03em] text-brass figures">
        <span className="sr-only">{start}</span>
        <span aria-hidden="true" data-counter="" className="[grid-area:1/1]">
          {start}
        </span>
        {/* Room for the digit to come, so that nothing moves when it does. */}
        <span aria-hidden="true" className="invisible [grid-area:1/1]">
          {start.replace(/\d/, "00")}
        </span>
      </p>
      <p className="text-sm/snug text-muted">{label}</p>
    </div>
  );
}
