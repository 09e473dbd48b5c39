import { Mark } from "@octroi/ui/components/logo.tsx";
import type { ReactNode } from "react";

/** How a page ends: one thing left to do, at the gate. */
export function ClosingCall({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="overflow-hidden border-t border-line-soft bg-ink-900 print:hidden">
      <div className="wrap chapter relative">
        <h2 className="max-w-[18ch] text-display-2">{heading}</h2>
        <p className="mt-5 text-lead">{text}</p>
        <div className="mt-9 flex flex-wrap gap-3.5">{children}</div>
        <Mark className="absolute right-8 bottom-0 size-72 translate-y-[10%] opacity-15 max-lg:hidden" />
      </div>
    </section>
  );
}
