import type { ReactNode } from "react";
import { useConsoleData } from "../page/console-data.ts";

interface PageTabsProps {
  label: string;
  pages: readonly { to: string; label: string }[];
  /** At the end of the line. */
  children?: ReactNode;
}

/** Forced colors draw what is transparent: the line is the current one’s alone there too. */
export const tabClass =
  "-mb-px flex min-h-11 items-center border-transparent border-b-2 text-[0.9375rem] text-muted hover:text-text aria-[current=page]:border-jade aria-[current=page]:font-semibold aria-[current=page]:text-text forced-colors:border-b-0 forced-colors:aria-[current=page]:border-b-4";

/** Between the pages about one subject. */
export function PageTabs({ label, pages, children }: PageTabsProps) {
  const { pathname } = useConsoleData();
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-line sm:border-b">
      <nav
        aria-label={label}
        className="flex flex-wrap gap-x-6 border-line max-sm:w-full max-sm:border-b max-sm:has-[>:nth-child(5)]:gap-x-3 max-sm:has-[>:nth-child(5)]:*:text-sm"
      >
        {pages.map((page) => (
          <a
            key={page.to}
            href={page.to}
            aria-current={pathname === page.to ? "page" : undefined}
            className={tabClass}
          >
            {page.label}
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}
