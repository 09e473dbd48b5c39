/** A part of a whole. */
export function Share({ percent }: { percent: number }) {
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-ink-800">
      <span className="bar-fill block h-full rounded-[inherit] bg-coral" style={{ width: `${percent}%` }} />
    </div>
  );
}

/** The same quantity before and after, to scale. */
export function BeforeAfter({
  percent,
  labels,
}: {
  percent: number;
  labels: { before: string; after: string };
}) {
  const after = 100 + percent;
  const scale = 100 / Math.max(100, after);
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-label text-faint"
    >
      {labels.before}
      <span className="bar-fill h-2 rounded-full bg-edge" style={{ width: `${100 * scale}%` }} />
      {labels.after}
      <span className="bar-fill h-2 rounded-full bg-jade" style={{ width: `${after * scale}%` }} />
    </div>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A day in 24 cells, with those that were busy. */
export function Hours({ lit, label, calm = false }: { lit: number; label?: string; calm?: boolean }) {
  const busy = calm ? "bg-jade" : "bg-coral";
  return (
    <div aria-hidden="true" className="flex items-center gap-4 text-label text-faint">
      {label && <span className="w-12">{label}</span>}
      <span className="grid flex-1 grid-cols-[repeat(24,1fr)] gap-[3px]">
        {hours.map((hour) => (
          <span key={hour} className={`bar-fill h-4 rounded-[2px] ${hour < lit ? busy : "bg-ink-800"}`} />
        ))}
      </span>
    </div>
  );
}
