import { Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { Path } from "../../domain/pages/pages.ts";
import { PageLink } from "./page-link.tsx";

export interface Question {
  /** Stable across languages. */
  id: string;
  question: string;
  answer: string;
  /** Where to see it for oneself. */
  link?: { label: string; to: Path };
}

/**
 * Questions of which one is open at a time. The answers are in the HTML: found by search engines and by
 * find-in-page, which opens the one it finds.
 */
export function Accordion({ items, openFirst = false }: { items: readonly Question[]; openFirst?: boolean }) {
  const name = useId();
  return (
    <div className="border-b border-line">
      {items.map((item, position) => (
        <details
          key={item.id}
          name={name}
          open={openFirst && position === 0}
          className="group border-t border-line"
        >
          <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-5 font-display text-[1.1875rem]/snug font-semibold tracking-[-0.01em] hover:text-jade [&::-webkit-details-marker]:hidden">
            <h3 className="[font:inherit] tracking-[inherit]">{uncut(item.question)}</h3>
            <Plus
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-0.5 size-5 shrink-0 text-jade transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <p className="max-w-[62ch] pb-6 text-muted">
            {item.answer}
            {item.link && (
              <>
                {" "}
                <PageLink to={item.link.to} className="text-jade underline underline-offset-4">
                  {item.link.label}
                </PageLink>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}

/** “Le plugin va-t-il…”: no line ends at a hyphen. */
function uncut(question: string): ReactNode[] {
  return question.split(/(?<!\S)([^\s-]{1,20}-\S{1,20})/).map((words, position) =>
    position % 2 === 0 ? (
      words
    ) : (
      <span key={words} className="whitespace-nowrap">
        {words}
      </span>
    ),
  );
}
