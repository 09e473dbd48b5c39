import { ArrowRight } from "lucide-react";
import type { Crumb } from "../ui/breadcrumbs.tsx";
import { PageLink } from "../ui/page-link.tsx";

/** The other kinds of site, as the rows of a ledger. */
export function RelatedPages({ heading, list }: { heading: string; list: readonly Crumb[] }) {
  return (
    <nav aria-labelledby="elsewhere">
      <h2 id="elsewhere" className="font-sans text-[0.9375rem] font-semibold tracking-normal text-faint">
        {heading}
      </h2>
      <ul className="mt-3 border-b border-line">
        {list.map(({ name, path }) => (
          <li key={path} className="border-t border-line">
            <PageLink to={path} className="flex items-center justify-between py-3.5 hover:text-jade">
              {name}
              <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-faint" strokeWidth={1.75} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
