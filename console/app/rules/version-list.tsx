import { Badge } from "@octroi/ui/components/badge.tsx";
import { Button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { pathTo } from "../../../domain/access/paths.ts";
import { linkClass } from "../layout/link.ts";
import type { versionsData } from "./versions-data.ts";

interface VersionsProps {
  page: Awaited<ReturnType<typeof versionsData>>;
}

/** Which gates run, and which version each has. */
export function Connectors({ page, site }: VersionsProps & { site: string }) {
  const { copy, connectors } = page;
  return (
    <section aria-labelledby="connectors">
      <h2 id="connectors" className="text-section-title">
        {copy.connectors.heading}
      </h2>
      {connectors.length === 0 ? (
        <p className="mt-2 text-muted">
          {copy.connectors.none}{" "}
          <a href={pathTo("siteConnection", { site })} className={linkClass}>
            {copy.connectors.toConnection}
          </a>
        </p>
      ) : (
        <FactTable
          caption={copy.connectors.caption}
          rows={connectors}
          rowKey={({ instance }) => instance}
          columns={[
            {
              id: "software",
              label: copy.connectors.columns.software,
              heading: true,
              cell: ({ software }) => software,
            },
            {
              id: "version",
              label: copy.connectors.columns.version,
              cell: ({ version, isSent, isCurrent }) => (
                <span className="inline-flex items-center gap-2 whitespace-nowrap">
                  {version} {isSent && <Badge>{copy.connectors.sent}</Badge>}
                  {isCurrent && <Badge tone="jade">{copy.connectors.current}</Badge>}
                </span>
              ),
            },
            { id: "seen", label: copy.connectors.columns.seen, cell: ({ seen }) => seen },
          ]}
        />
      )}
    </section>
  );
}

export function Comparison({ page }: VersionsProps) {
  const { copy, path, latest, comparison } = page;
  return (
    <section id="comparison" aria-labelledby="comparison-heading" className="scroll-mt-6">
      <h2 id="comparison-heading" className="text-section-title">
        {copy.comparison.heading}
      </h2>
      <form
        method="get"
        action={`${path}#comparison`}
        className="mt-4 grid max-w-xl grid-cols-2 items-end gap-4 sm:grid-cols-[8rem_8rem_auto]"
      >
        <Field
          name="from"
          label={copy.comparison.from}
          inputMode="numeric"
          defaultValue={comparison?.from ?? String(Math.max(1, latest - 1))}
        />
        <Field
          name="to"
          label={copy.comparison.to}
          inputMode="numeric"
          defaultValue={comparison?.to ?? String(latest)}
        />
        <Button type="submit" variant="outline" className="min-h-12 sm:justify-self-start">
          {copy.comparison.button}
        </Button>
      </form>
      {comparison && (
        <div className="mt-5">
          <h3 className="font-semibold">{comparison.heading}</h3>
          <Sentences changes={comparison.changes} remark={comparison.remark} />
        </div>
      )}
    </section>
  );
}

export function VersionList({ page, mayEdit }: VersionsProps & { mayEdit: boolean }) {
  const { copy, path, latest, rows } = page;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-section-title">
        {copy.list.heading}
      </h2>
      <ol className="mt-4 border-line border-b">
        {rows.map((row) => (
          <li key={row.version} className="border-line border-t border-dashed py-5">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <h3 className="font-semibold text-base">{row.title}</h3>
              {row.isLatest && <Badge tone="jade">{copy.list.latest}</Badge>}
              <Badge>{copy.list.modes[row.mode]}</Badge>
              {row.house && <Badge>{row.house}</Badge>}
              {row.restores && <span className="text-muted text-sm">{row.restores}</span>}
            </div>
            <p className="mt-1 text-muted text-sm">
              {row.at}, {row.by}
            </p>
            {row.note !== "" && <p className="mt-2">{row.note}</p>}
            <Sentences changes={row.changes} remark={row.remark} />
            {!row.isLatest && (
              <form method="post" action={path} className="mt-3 flex flex-wrap items-center gap-4">
                <input type="hidden" name="version" value={row.version} />
                <input type="hidden" name="after" value={latest} />
                {mayEdit && (
                  <Button type="submit" variant="outline" size="sm">
                    {copy.list.restore} <span className="sr-only">({row.version})</span>
                  </Button>
                )}
                <a
                  href={`${path}?from=${row.version}&to=${latest}#comparison`}
                  className={`text-sm ${linkClass}`}
                >
                  {copy.list.compare} <span className="sr-only">({row.version})</span>
                </a>
              </form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sentences({ changes, remark }: { changes: readonly string[]; remark: string | undefined }) {
  if (remark !== undefined) return <p className="mt-2 text-muted text-sm">{remark}</p>;
  return (
    <ul className="mt-2 list-disc pl-5 text-[0.9375rem]">
      {changes.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
