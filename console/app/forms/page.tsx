import type { ReactNode } from "react";

interface NarrowPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One thing to do, in one column. */
export function NarrowPage({ title, intro, children }: NarrowPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-6 py-8">
      <h1 className="text-3xl font-semibold">{title}</h1>
      {intro && <p className="text-muted">{intro}</p>}
      {children}
    </div>
  );
}

/** A list or a table, in all the width there is. */
export function WidePage({ title, intro, children }: NarrowPageProps) {
  return (
    <div className="flex w-full flex-col gap-6 py-8">
      <h1 className="text-3xl font-semibold">{title}</h1>
      {intro && <p className="max-w-prose text-muted">{intro}</p>}
      {children}
    </div>
  );
}
