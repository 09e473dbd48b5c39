import type { ReactNode } from "react";

interface SectionProps {
  heading: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

export function Section({ heading, note, children }: SectionProps) {
  return (
    <section>
      <h2 className="text-section-title">{heading}</h2>
      {note && <p className="text-faint text-sm">{note}</p>}
      {children}
    </section>
  );
}
