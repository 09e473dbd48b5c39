import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

interface DisclosureProps {
  id: string;
  heading: string;
  /** What is in it, told while it is closed. */
  holds: string;
  /** Something in it has to be corrected: it opens, and nothing but a hand closes it. */
  isWrong?: boolean;
  children: ReactNode;
}

/** A part of the form that most do not need: what it is about and what it holds are there, the rest on demand. */
export function Disclosure({ id, heading, holds, isWrong = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  return (
    <details ref={details} className="group border-line border-y py-1">
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-3 hover:text-jade [&::-webkit-details-marker]:hidden">
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        <Plus
          aria-hidden="true"
          strokeWidth={1.75}
          className="row-span-2 size-5 text-jade transition-transform duration-200 group-open:rotate-45 forced-colors:text-[CanvasText]"
        />
        <span className="mt-1 truncate text-label text-muted empty:hidden">{holds}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
