import { addressOf, type Path } from "../../domain/pages/pages.ts";
import type { StructuredThing } from "../metadata/structured-data.ts";
import { usePrefix, useRootData } from "../page/root-data.ts";
import { PageLink } from "./page-link.tsx";
import { StructuredData } from "./structured-data.tsx";

export interface Crumb {
  name: string;
  path: Path;
}

/** Where the page stands in the site, for people and for search engines. The last one is the page itself. */
export function Breadcrumbs({ label, trail }: { label: string; trail: readonly Crumb[] }) {
  const { origin } = useRootData();
  const prefix = usePrefix();
  const data: StructuredThing<"BreadcrumbList"> = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + addressOf(path, prefix),
    })),
  };
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-3 text-label text-faint">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-3">
            {index > 0 && <span aria-hidden="true" className="h-px w-4 bg-edge" />}
            {index === trail.length - 1 ? (
              <span aria-current="page" className="text-jade">
                {name}
              </span>
            ) : (
              <PageLink to={path} className="py-1 hover:text-text">
                {name}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <StructuredData data={data} />
    </nav>
  );
}
