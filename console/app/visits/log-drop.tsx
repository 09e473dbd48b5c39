import { Island } from "@octroi/ui/islands/island.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import { pathTo } from "../../../domain/access/paths.ts";
import { waitingCopy } from "../content/waiting.ts";
import { LogImport } from "./log-import.tsx";

/** Where access logs are dropped, and what becomes of them. */
export function LogDrop({ site, timeZone }: { site: string; timeZone: string }) {
  const { past } = waitingCopy[useLanguage()];
  return (
    <>
      <p className="mt-2 text-muted">{past.text}</p>
      <Island
        name="logImport"
        component={LogImport}
        props={{
          address: pathTo("importVisits", { site }),
          overview: pathTo("site", { site }),
          timeZone,
          copy: past,
        }}
      />
      <noscript>
        <p className="mt-3 text-faint text-sm">{past.needsScript}</p>
      </noscript>
    </>
  );
}
