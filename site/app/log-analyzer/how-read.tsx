import { type FormatName, formatNames, type LogReport } from "@octroi/logs";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { ReadCopy } from "../content/log-analyzer/copy.ts";
import { SampleRows } from "./sample-rows.tsx";
import { Unread } from "./unread.tsx";

interface HowReadProps {
  copy: ReadCopy;
  report: LogReport;
  format: FormatName | undefined;
  onFormat: (format: FormatName | undefined) => void;
}

/** As what the lines were read, for whoever knows the log, and what could not be read. */
export function HowRead({ copy, report, format: chosen, onFormat }: HowReadProps) {
  const format = formatter(useLanguage());
  const zones = report.period.zones.map(({ zone }) => zone).filter((zone) => zone !== "");
  return (
    <section className="laid-out-late mt-10 border-line-soft border-t">
      <div className="wrap py-12">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_0.8fr]">
          <div>
            <h2 className="text-2xl">{copy.heading}</h2>
            <p className="mt-3 max-w-[64ch] text-muted">{copy.lead}</p>
          </div>
          <div className="print:hidden">
            <Select
              label={copy.format}
              name="format"
              value={chosen ?? ""}
              onChange={(value) => onFormat(formatNames.find((name) => name === value))}
            >
              <option value="">{copy.automatic}</option>
              {formatNames.map((name) => (
                <option key={name} value={name}>
                  {copy.formats[name]}
                </option>
              ))}
            </Select>
          </div>
        </div>
        {report.formats.map(({ format: name, visits, rows }) => (
          <div key={name} className="mt-8">
            <h3 className="text-lg">
              <Filled
                text={format.counted(visits, copy.recognized)}
                values={{ format: copy.formats[name] }}
              />
            </h3>
            <details className="mt-3">
              <summary className="w-fit cursor-pointer text-jade text-sm underline underline-offset-4 print:hidden">
                {copy.rows}
              </summary>
              <SampleRows copy={copy} rows={rows} />
            </details>
          </div>
        ))}
        {report.formats.length > 0 && (
          <p className="mt-6 text-muted text-sm">
            {zones.length === 0 ? (
              copy.noZone
            ) : (
              <Filled text={copy.zone} values={{ zones: zones.join(", ") }} />
            )}
          </p>
        )}
        <Unread copy={copy} report={report} />
      </div>
    </section>
  );
}
