import { button } from "@octroi/ui/components/button.tsx";
import { pathTo } from "../../../domain/access/paths.ts";
import type { KeyConnector } from "../../../domain/sites/site.ts";
import type { ConnectCopy } from "../content/sites.ts";
import { NarrowPage } from "../forms/page.tsx";
import { ConnectSteps } from "./connect-steps.tsx";

interface SiteKeyOnceProps {
  copy: ConnectCopy;
  title: string;
  site: { id: string; domain: string; connector: KeyConnector };
  keyAddress: string;
}

/** The page that shows a site's key: the answer to the form that made it, and never again. */
export function SiteKeyOnce({ copy, title, site, keyAddress }: SiteKeyOnceProps) {
  return (
    <NarrowPage title={title} intro={copy.once}>
      <ConnectSteps copy={copy} site={site} siteKey={keyAddress} />
      <p>
        <a href={pathTo("siteConnection", { site: site.id })} className={button({ variant: "jade" })}>
          {copy.toConnection}
        </a>
      </p>
    </NarrowPage>
  );
}
