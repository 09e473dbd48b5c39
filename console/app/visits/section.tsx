import type { ReactNode } from "react";

interface SectionProps {
  heading: ReactNode;
  note?: string | undefined;
  children: ReactNode;
}

export function Section({ heading, note, children }: SectionProps) {
  return (
    <section>
      <h2 className="font-display font-semibold text-[1.1rem]/snug tracking-[-0.01em]">{heading}</h2>
      {note && <p className="text-faint text-sm">{note}</p>}
      {children}
    </section>
  );
}
