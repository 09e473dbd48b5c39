import { Plus } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  /** What an address with a fragment leads to. */
  id?: string;
  summary: string;
  /** Something in it has to be corrected. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a form that most do not need, on demand. */
export function Disclosure({ id, summary, isOpen, children }: DisclosureProps) {
  return (
    <details id={id} className="group scroll-mt-6 border-line border-y" open={isOpen || undefined}>
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold text-[0.9375rem] hover:text-jade [&::-webkit-details-marker]:hidden">
        {summary}
        <Plus
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-jade transition-transform duration-200 group-open:rotate-45 forced-colors:text-[CanvasText]"
        />
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  );
}
