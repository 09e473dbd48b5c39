import { brand } from "@octroi/ui/brand/brand";
import { ExternalButton } from "@octroi/ui/components/button.tsx";
import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { visitLog } from "../../domain/examples/plugin-site.ts";
import { pages } from "../../domain/pages/pages.ts";
import { pluginDownload } from "../../domain/pages/plugin-download.ts";
import type { PluginCopy } from "../content/wordpress-plugin/copy.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { DownloadButton } from "../ui/download-button.tsx";
import { Eyebrow } from "../ui/heading.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";

export function Hero({ copy }: { copy: PluginCopy["hero"] }) {
  return (
    <header className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-12 pt-12 pb-18 md:pt-20 xl:grid-cols-[minmax(0,1.05fr)_minmax(0,0.95fr)] lg:pb-28">
      <div>
        <Eyebrow>{copy.eyebrow}</Eyebrow>
        <h1 className="mt-5 max-w-[16ch] text-display-1 lg:max-xl:max-w-none">{copy.heading}</h1>
        <p className="mt-6 text-lead">{copy.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3.5">
          <DownloadButton href={pluginDownload.path} variant="jade" size="lg">
            {copy.download}
          </DownloadButton>
          <SignUpButton variant="outline" size="lg">
            {copy.signUp}
          </SignUpButton>
        </div>
        <p className="mt-7 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-[0.9375rem] text-muted">
          {copy.note}
          {brand.pluginDirectoryUrl && (
            <ExternalButton href={brand.pluginDirectoryUrl} variant="link">
              {copy.directory}
            </ExternalButton>
          )}
          <ButtonLink to={pages.estimator} variant="link">
            {copy.estimate}
          </ButtonLink>
        </p>
      </div>
      <VisitLog copy={copy.log} />
    </header>
  );
}

function VisitLog({ copy }: { copy: PluginCopy["hero"]["log"] }) {
  return (
    <div className="rounded-panel border border-line bg-ink-900 px-4 pb-3 sm:px-7">
      <FactTable
        caption={copy.caption}
        rows={visitLog}
        rowKey={(visit) => visit.time}
        columns={[
          {
            id: "time",
            label: copy.time,
            wideOnly: true,
            cell: (visit) => <span className="font-mono text-sm text-faint figures">{visit.time}</span>,
          },
          {
            id: "crawler",
            label: copy.crawler,
            heading: true,
            cell: (visit) => visit.crawler,
          },
          {
            id: "page",
            label: copy.page,
            wideOnly: true,
            cell: (visit) => <span className="font-mono text-sm text-muted">{visit.page}</span>,
          },
          {
            id: "decision",
            label: copy.decision,
            cell: (visit) => <DecisionTag decision={visit.decision} />,
          },
        ]}
      />
    </div>
  );
}
