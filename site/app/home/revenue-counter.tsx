import { useEffect, useMemo, useState } from "react";
import { counter } from "../../domain/site/figures.ts";
import { formatter } from "../../domain/site/format.ts";
import { useLanguage } from "../root-data.ts";
import { ticked } from "./counter.ts";

interface RevenueCounterProps {
  /** The first figure, as the server wrote it. */
  start: string;
  label: string;
  running: boolean;
}

/** A month's revenue, ticking. Assistive technology is told the first figure and left in peace. */
export function RevenueCounter({ start, label, running }: RevenueCounterProps) {
  const language = useLanguage();
  const { euros } = useMemo(() => formatter(language), [language]);
  const [total, setTotal] = useState<number>(counter.start);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      const drawn = Math.random();
      setTotal((before) => ticked(before, () => drawn));
    }, counter.tickMs);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <div className="mt-11 grid max-w-xl gap-x-7 gap-y-2 border-t border-line-soft pt-6 sm:grid-cols-[auto_1fr] sm:items-center">
      <p className="grid font-display text-[2.875rem]/none font-semibold tracking-[-0.03em] text-brass figures">
        <span className="sr-only">{start}</span>
        <span aria-hidden="true" data-counter={running ? "running" : "still"} className="[grid-area:1/1]">
          {total === counter.start ? start : euros(total)}
        </span>
        {/* Room for the digit to come, so that nothing moves when it does. */}
        <span aria-hidden="true" className="invisible [grid-area:1/1]">
          {start.replace(/\d/, "00")}
        </span>
      </p>
      <p className="max-w-[24em] text-[0.90625rem]/snug text-muted">{label}</p>
    </div>
  );
}
