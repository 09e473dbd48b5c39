import { Plus } from "lucide-react";
import type { ReactNode } from "react";

interface FoldProps {
  id: string;
  heading: string;
  /** Open from the start where there is something in it. */
  isFilled: boolean;
  children: ReactNode;
}

/** A part of the form that most do not need: its heading is there, the rest on demand. */
export function Fold({ id, heading, isFilled, children }: FoldProps) {
  return (
    <details open={isFilled} className="group border-line border-y py-1">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-3 hover:text-jade [&::-webkit-details-marker]:hidden">
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        <Plus
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-jade transition-transform duration-200 group-open:rotate-45"
        />
      </summary>
      <div className="grid gap-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
