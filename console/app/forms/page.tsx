import type { ReactNode } from "react";

interface PageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One thing to do, in one column. */
export function NarrowPage({ title, intro, children }: PageProps) {
  return (
    <div className="flex w-full max-w-xl flex-col gap-7">
      <PageHead title={title} intro={intro} />
      {children}
    </div>
  );
}

interface WidePageProps extends PageProps {
  /** What can be done from here, beside the title. */
  actions?: ReactNode;
  /** Whether a second column stands beside the first where there is room. */
  isForTwoColumns?: boolean;
}

/** A list, in the width that its rows are read in. */
export function WidePage({ title, intro, actions, isForTwoColumns = false, children }: WidePageProps) {
  return (
    <div className={`flex w-full flex-col gap-8 ${isForTwoColumns ? "max-w-7xl" : "max-w-4xl"}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <PageHead title={title} intro={intro} />
        {actions}
      </div>
      {children}
    </div>
  );
}

function PageHead({ title, intro }: Pick<PageProps, "title" | "intro">) {
  return (
    <div className="min-w-0">
      <h1 className="text-page-title wrap-anywhere">{title}</h1>
      {intro && <p className="mt-3 max-w-[60ch] text-muted wrap-anywhere">{intro}</p>}
    </div>
  );
}

/** A part of a page under its own heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-section-title">{heading}</h2>
      {children}
    </section>
  );
}
