import type { ReactNode } from "react";

/** The small line above a heading that says which chapter this is. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-label text-jade">
      <span aria-hidden="true" className="h-px w-6.5 bg-jade" />
      {children}
    </p>
  );
}

/** How every page but the home page begins. */
export function PageHeading({
  eyebrow,
  title,
  lead,
  children,
}: {
  eyebrow: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <header className="wrap pt-12 pb-14 md:pt-20">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="mt-5 max-w-[18ch] text-display-1">{title}</h1>
      {lead && <p className="mt-6 text-lead">{lead}</p>}
      {children}
    </header>
  );
}

export function SectionHeading({
  eyebrow,
  title,
  lead,
  id,
}: {
  eyebrow?: string;
  title: string;
  lead?: string;
  id?: string;
}) {
  return (
    <div>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id={id} className={`max-w-[22ch] text-display-2 ${eyebrow ? "mt-5" : ""}`}>
        {title}
      </h2>
      {lead && <p className="mt-5 text-lead">{lead}</p>}
    </div>
  );
}
