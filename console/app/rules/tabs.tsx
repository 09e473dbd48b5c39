import { pathTo } from "../../../domain/access/paths.ts";
import { linkClass } from "../layout/link.ts";
import { PageTabs } from "../layout/page-tabs.tsx";

interface RuleTabsProps {
  site: string;
  copy: { label: string; rules: string; versions: string; files: string; file: string };
  /** Whether there is a published policy to download. */
  hasFile: boolean;
}

/** Between the pages about a site's rules. */
export function RuleTabs({ site, copy, hasFile }: RuleTabsProps) {
  return (
    <PageTabs
      label={copy.label}
      pages={[
        { to: pathTo("siteRules", { site }), label: copy.rules },
        { to: pathTo("siteVersions", { site }), label: copy.versions },
        { to: pathTo("siteFiles", { site }), label: copy.files },
      ]}
    >
      {hasFile && (
        <a
          href={pathTo("sitePolicy", { site })}
          download
          className={`flex min-h-11 items-center text-[0.9375rem] ${linkClass}`}
        >
          {copy.file}
        </a>
      )}
    </PageTabs>
  );
}
