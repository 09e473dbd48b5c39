import { Mark } from "@octroi/ui/components/logo.tsx";
import type { ReactNode } from "react";

interface EmptyStateProps {
  heading: string;
  text: string;
  /** What there is to do about it. */
  children: ReactNode;
}

/** Nothing to list yet, and the first thing to do. */
export function EmptyState({ heading, text, children }: EmptyStateProps) {
  return (
    <section className="relative overflow-hidden rounded-panel border border-line bg-ink-900 p-6 sm:p-10">
      <h2 className="max-w-[24ch] text-[1.5rem]/tight">{heading}</h2>
      <p className="mt-3 max-w-[48ch] text-muted">{text}</p>
      <div className="mt-7">{children}</div>
      <Mark className="absolute right-6 bottom-0 size-44 translate-y-[14%] opacity-15 max-md:hidden" />
    </section>
  );
}
