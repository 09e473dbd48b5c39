import { pathTo } from "../../domain/access/paths.ts";
import { useConsoleData } from "../page/console-data.ts";

interface RuleTabsProps {
  site: string;
  copy: { label: string; rules: string; versions: string; file: string };
  /** Whether there is a published policy to download. */
  hasFile: boolean;
}

/** Between the pages about a site's rules. */
export function RuleTabs({ site, copy, hasFile }: RuleTabsProps) {
  const { pathname } = useConsoleData();
  const pages = [
    { to: pathTo("siteRules", { site }), label: copy.rules },
    { to: pathTo("siteVersions", { site }), label: copy.versions },
  ];
  return (
    <nav aria-label={copy.label} className="flex flex-wrap gap-x-6 border-line border-b">
      {pages.map(({ to, label }) => (
        <a
          key={to}
          href={to}
          aria-current={pathname === to ? "page" : undefined}
          className="-mb-px flex min-h-11 items-center border-transparent border-b-2 text-[0.9375rem] text-muted hover:text-text aria-[current=page]:border-jade aria-[current=page]:font-semibold aria-[current=page]:text-text"
        >
          {label}
        </a>
      ))}
      {hasFile && (
        <a
          href={pathTo("sitePolicy", { site })}
          download
          className="ml-auto flex min-h-11 items-center text-[0.9375rem] text-jade underline underline-offset-4"
        >
          {copy.file}
        </a>
      )}
    </nav>
  );
}
