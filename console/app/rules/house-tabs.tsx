import { pathTo } from "../../../domain/access/paths.ts";
import { PageTabs } from "../layout/page-tabs.tsx";

/** Between the pages about the house rules. */
export function HouseTabs({
  copy,
  workspace,
}: {
  copy: { label: string; rules: string; versions: string };
  workspace: string;
}) {
  return (
    <PageTabs
      label={copy.label}
      pages={[
        { to: pathTo("houseRules", { workspace }), label: copy.rules },
        { to: pathTo("houseVersions", { workspace }), label: copy.versions },
      ]}
    />
  );
}
