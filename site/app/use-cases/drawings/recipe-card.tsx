import type { ReactNode } from "react";
import { type ReadingMark, readingMarks } from "./marks.ts";
import { Lines, Reading } from "./reading.tsx";
import type { RecipeCardWords } from "./words.ts";

const marks = readingMarks.recipes;

/** A recipe card in the four pieces that crawlers make of it; the dashed line is where it stood. */
export function RecipeCard({ words }: { words: RecipeCardWords }) {
  return (
    <div className="relative px-1 pt-16 pb-4 sm:px-3">
      <div className="absolute inset-x-6 top-0 bottom-10 rounded-panel border border-dashed border-edge" />
      <p className="absolute inset-x-11 top-5 flex items-baseline justify-between gap-4">
        <span className="font-display text-2xl/none font-semibold tracking-[-0.025em]">{words.title}</span>
        <span className="text-label text-faint max-sm:hidden">{words.facts}</span>
      </p>
      <div className="relative grid grid-cols-2 gap-3 sm:gap-5">
        <Piece label={words.photo} mark={marks.photo} className="-rotate-2">
          <TartDrawing />
        </Piece>
        <Piece label={words.amounts.label} mark={marks.amounts} className="translate-y-4 rotate-[1.5deg]">
          <ul className="font-mono text-[0.8125rem]/7 sm:text-sm/7">
            {Object.entries(words.amounts.list).map(([id, amount]) => (
              <li key={id} className="border-b border-dashed border-line last:border-0">
                {amount}
              </li>
            ))}
          </ul>
        </Piece>
        <Piece label={words.method.label} mark={marks.method} className="translate-y-3 rotate-1">
          <ol className="grid gap-2 text-[0.9375rem]/snug">
            {Object.entries(words.method.list).map(([id, step], index) => (
              <li key={id} className="flex gap-2.5">
                <span className="font-mono text-[0.8125rem]/6 text-faint">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        </Piece>
        <Piece label={words.story.label} mark={marks.story} className="translate-y-7 -rotate-1">
          <p className="font-display text-lg/snug font-semibold">{words.story.text}</p>
          <div className="mt-4">
            <Lines widths={[100, 93, 97, 58]} className="bg-jade-deep" />
          </div>
        </Piece>
      </div>
    </div>
  );
}

function Piece(props: { label: string; mark: ReadingMark; className: string; children: ReactNode }) {
  return (
    <div
      className={`flex flex-col justify-between gap-5 rounded-control border border-line bg-ink-900 p-3.5 sm:p-5 ${props.className}`}
    >
      <div>
        <p className="mb-3 text-label text-faint">{props.label}</p>
        {props.children}
      </div>
      <Reading mark={props.mark} />
    </div>
  );
}

/** Seen from above, with one slice already taken. */
function TartDrawing() {
  return (
    <svg viewBox="0 0 128 120" fill="none" aria-hidden="true" className="mx-auto w-full max-w-40">
      <circle cx="60" cy="60" r="57" stroke="var(--color-line)" strokeWidth="1.5" />
      <g strokeLinejoin="round">
        <g fill="var(--color-ink-800)" stroke="var(--color-edge)" strokeWidth="1.5">
          <path d="M60 60 98.1 38A44 44 0 1 0 98.1 82Z" />
          <path d="M78 60 116.1 38A44 44 0 0 1 116.1 82Z" />
        </g>
        {/* The fluted crust: dots that touch. */}
        <g stroke="var(--color-muted)" strokeWidth="7" strokeLinecap="round" strokeDasharray="0 7.68">
          <path d="M98.1 38A44 44 0 1 0 98.1 82" />
          <path d="M116.1 38A44 44 0 0 1 116.1 82" />
        </g>
      </g>
      <LemonSlice x={60} y={38} />
      <LemonSlice x={39} y={52} />
      <LemonSlice x={44} y={76} />
      <LemonSlice x={68} y={81} />
      <LemonSlice x={98} y={60} />
    </svg>
  );
}

function LemonSlice({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--color-faint)">
      <circle r="9" fill="var(--color-ink-900)" strokeWidth="1.75" />
      <path d="M0-6.5V6.5M-5.6-3.3 5.6 3.3M5.6-3.3-5.6 3.3" />
    </g>
  );
}
