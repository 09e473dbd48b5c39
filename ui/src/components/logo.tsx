import { brand } from "../brand/brand.ts";

/** The gate: an arch with its bars. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className={className}>
      <g stroke="var(--color-jade)" strokeWidth="2.4" className="forced-colors:stroke-[CanvasText]">
        <path d="M3 25V13a11 11 0 0 1 22 0v12" />
        <path d="M9.2 25V14.2M14 25V11.6M18.8 25V14.2" />
      </g>
    </svg>
  );
}

export function Logo() {
  return (
    <span className="flex items-center gap-2.5 font-display text-[1.3125rem]/none font-semibold tracking-[-0.02em]">
      <Mark className="size-7" />
      <span translate="no">{brand.name.toLowerCase()}</span>
    </span>
  );
}
