import type { ReactNode } from "react";

interface PageProps {
  title: ReactNode;
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

interface TwoColumnPageProps extends PageProps {
  /** Beside the rest where there is room, below it elsewhere. */
  aside: ReactNode;
  /** Below both, such as the way back. */
  foot?: ReactNode;
}

/** What there is to do, and beside it what is short: both as wide as a form is. */
export function TwoColumnPage({ title, intro, aside, foot, children }: TwoColumnPageProps) {
  return (
    <div className="flex flex-col gap-7">
      <PageHead title={title} intro={intro} />
      <div className="grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,36rem)_minmax(0,28rem)]">
        <div className="flex w-full min-w-0 max-w-xl flex-col gap-7">{children}</div>
        <div className="flex w-full min-w-0 max-w-xl flex-col gap-7">{aside}</div>
      </div>
      {foot}
    </div>
  );
}

interface WidePageProps extends PageProps {
  /** What can be done from here, beside the title. */
  actions?: ReactNode;
}

/** A list or a table, as wide as all of them. */
export function WidePage({ title, intro, actions, children }: WidePageProps) {
  return (
    <div className="flex w-full flex-col gap-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 md:flex-nowrap">
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
