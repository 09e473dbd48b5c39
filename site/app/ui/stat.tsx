const tones = {
  plain: { figure: "text-text", fill: "bg-text" },
  loss: { figure: "text-coral", fill: "bg-coral" },
  money: { figure: "text-brass", fill: "bg-brass" },
  gain: { figure: "text-jade", fill: "bg-jade" },
} as const;

interface StatProps {
  tone?: keyof typeof tones | undefined;
  value: string;
  label: string;
  /** The share the bar shows, from 0 to 1. Without one there is no bar. */
  share?: number;
}

/** One large figure with what it measures, and a bar where it is a share. */
export function Stat({ value, label, share, tone = "plain" }: StatProps) {
  return (
    <div className="grid items-end gap-x-6 gap-y-3 border-t border-line py-6 sm:grid-cols-[auto_1fr]">
      <p
        className={`font-display text-[clamp(2.75rem,2rem+3vw,3.75rem)]/[0.95] font-semibold tracking-[-0.035em] figures ${tones[tone].figure}`}
      >
        {value}
      </p>
      <p className="text-muted">{label}</p>
      {share !== undefined && (
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-ink-850 sm:col-span-2">
          <span
            className={`bar-fill block h-full origin-left rounded-[inherit] ${tones[tone].fill}`}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
    </div>
  );
}
