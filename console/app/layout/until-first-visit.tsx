import type { ReactNode } from "react";

/** Shown until the page hears of the site's first visit (visits/first-visit.tsx marks it), and what is true from then on. */
export function UntilFirstVisit({ children, then }: { children: ReactNode; then: ReactNode }) {
  return (
    <>
      <span className="group-has-data-came/page:hidden">{children}</span>
      <span className="hidden group-has-data-came/page:inline">{then}</span>
    </>
  );
}
