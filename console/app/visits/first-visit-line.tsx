import { Island } from "@octroi/ui/islands/island.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import { pathTo } from "../../../domain/access/paths.ts";
import { waitingCopy } from "../content/waiting.ts";
import { FirstVisit } from "./first-visit.tsx";

/** Says that a site waits for its first visit, in words of the page's own. */
export function FirstVisitLine({ site, waiting }: { site: string; waiting: string }) {
  const { first } = waitingCopy[useLanguage()];
  return (
    <Island
      name="firstVisit"
      component={FirstVisit}
      props={{
        address: pathTo("siteLive", { site }),
        overview: pathTo("site", { site }),
        waiting,
        copy: first,
      }}
    />
  );
}
