import type { ReactNode } from "react";

export interface Step {
  /** Stable across languages. */
  id: string;
  /** What it costs or when it happens: `≈ 2 min`. */
  note: string;
  title: string;
  text: string;
  figure: ReactNode;
}

/** Steps joined in one frame, each with a small drawing of the real thing. */
export function StepRow({ steps }: { steps: readonly Step[] }) {
  return (
    // The gaps show the background as hairlines, however many columns there are.
    <ol
      className={`grid gap-px overflow-hidden rounded-panel border border-line bg-line-soft ${
        steps.length > 3 ? "md:grid-cols-2 xl:grid-cols-4" : "lg:auto-cols-fr lg:grid-flow-col"
      }`}
    >
      {steps.map((step, position) => (
        <li key={step.id} className="min-w-0 bg-ink-900 p-6 sm:p-8">
          <p className="flex justify-between text-label text-faint">
            <span>{position + 1}</span>
            <span>{step.note}</span>
          </p>
          <div
            aria-hidden="true"
            className="mt-6 h-33 overflow-hidden rounded-control border border-line-soft bg-ink-950 p-4 font-mono text-xs/7 text-muted sm:text-[0.8125rem]/7"
          >
            {step.figure}
          </div>
          <h3 className="mt-7 text-[1.375rem]">{step.title}</h3>
          <p className="mt-3 text-base text-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
