import { readingMarks } from "./marks.ts";
import { Reading } from "./reading.tsx";
import type { ComparisonWords } from "./words.ts";

/** A tested table and the answer made from it: the same figures, minus the column that pays. */
export function Comparison({ words }: { words: ComparisonWords }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 lg:grid-cols-[1.35fr_auto_1fr] lg:gap-0">
      <div className="rounded-panel border border-line bg-ink-900 p-5 sm:p-7">
        <p className="text-label text-faint">{words.original.label}</p>
        <p className="mt-2 font-display text-xl/tight font-semibold">{words.original.title}</p>
        <div className="mt-5 grid grid-cols-[auto_1fr_auto_auto] text-[0.9375rem]">
          <Row className="pb-3 text-label text-faint">
            <span>{words.columns.product}</span>
            <span className="text-right">{words.columns.measure}</span>
            <span className="text-right max-[23rem]:hidden">{words.columns.score}</span>
            <span />
          </Row>
          {Object.entries(words.products).map(([id, product]) => (
            <Row key={id} className="rule-dotted py-3.5">
              <span className="font-semibold sm:whitespace-nowrap">{product.name}</span>
              <span className="text-right font-mono text-sm figures">{product.measure}</span>
              <span className="text-right font-mono text-sm figures max-[23rem]:hidden">{product.score}</span>
              <span className="justify-self-end rounded-[5px] border border-brass-deep px-2 py-1 text-[0.8125rem]/tight font-semibold text-brass sm:whitespace-nowrap">
                {words.original.offer}
              </span>
            </Row>
          ))}
        </div>
      </div>
      <Gate />
      <div className="flex flex-col rounded-panel border border-dashed border-edge p-5 sm:p-7">
        <p className="text-label text-faint">{words.copied.label}</p>
        <p className="mt-4 ml-auto w-fit max-w-[85%] rounded-panel rounded-br-[4px] bg-ink-800 px-4 py-2.5 text-[0.9375rem]/snug">
          {words.copied.question}
        </p>
        <p className="mt-4 max-w-[30ch] text-[0.9375rem]/snug text-muted">{words.copied.answer}</p>
        <div className="mt-4 grid grid-cols-[auto_1fr_auto_4rem] text-sm text-muted">
          {Object.entries(words.products).map(([id, product]) => (
            <Row key={id} className="rule-dotted py-2.5">
              <span className="sm:whitespace-nowrap">{product.name}</span>
              <span className="text-right font-mono figures">{product.measure}</span>
              <span className="text-right font-mono figures">{product.score}</span>
              <span className="h-6 justify-self-stretch rounded-[5px] border border-dashed border-coral-deep" />
            </Row>
          ))}
        </div>
        <p className="mt-3 text-right text-label text-coral">{words.copied.missing}</p>
      </div>
    </div>
  );
}

function Row({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <div className={`col-span-full grid grid-cols-subgrid items-center gap-x-2.5 sm:gap-x-6 ${className}`}>
      {children}
    </div>
  );
}

/** The way from the page to the answer leads through the gate. */
function Gate() {
  return (
    <div className="flex items-center justify-center lg:w-56 lg:flex-col lg:gap-4">
      <svg viewBox="0 0 224 90" fill="none" aria-hidden="true" className="w-full max-lg:hidden">
        <path d="M0 62h78" stroke="var(--color-edge)" strokeWidth="1.5" />
        <path d="M146 62h78" stroke="var(--color-edge)" strokeWidth="1.5" strokeDasharray="2 7" />
        <g stroke="var(--color-coral)" strokeWidth="4">
          <path d="M84 88V40a28 28 0 0 1 56 0v48" />
          <path d="M99 88V43M112 88V36M125 88V43" />
        </g>
      </svg>
      <Reading mark={readingMarks.affiliation.table} />
    </div>
  );
}
