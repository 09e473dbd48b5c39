import { cva, type VariantProps } from "class-variance-authority";

const figure = cva(
  "font-display text-[clamp(2.75rem,2rem+3vw,3.75rem)]/[0.95] font-semibold tracking-[-0.035em] figures",
  {
    variants: { tone: { plain: "text-text", loss: "text-coral", money: "text-brass", gain: "text-jade" } },
    defaultVariants: { tone: "plain" },
  },
);
const fill = cva("bar-fill block h-full origin-left rounded-[inherit]", {
  variants: { tone: { plain: "bg-text", loss: "bg-coral", money: "bg-brass", gain: "bg-jade" } },
  defaultVariants: { tone: "plain" },
});

interface StatProps extends VariantProps<typeof figure> {
  value: string;
  label: string;
  /** The share the bar shows, from 0 to 1. Without one there is no bar. */
  share?: number;
}

/** One large figure with what it measures, and a bar where it is a share. */
export function Stat({ value, label, share, tone }: StatProps) {
  return (
    <div className="grid items-end gap-x-6 gap-y-3 border-t border-line py-6 sm:grid-cols-[auto_1fr]">
      <p className={figure({ tone })}>{value}</p>
      <p className="text-muted">{label}</p>
      {share !== undefined && (
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-ink-850 sm:col-span-2">
          <span className={fill({ tone })} style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
  );
}
