import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { Fragment } from "react";
import type { FindingsCopy } from "../content/generator/copy.ts";
import type { Finding, MergedFile } from "./merge.ts";

interface FindingsProps {
  copy: FindingsCopy;
  merged: Pick<MergedFile, "findings" | "truncated"> | "failed" | undefined;
}

/** What the visitor has to know before the merged file goes live. */
export function Findings({ copy, merged }: FindingsProps) {
  const { counted } = formatter(useLanguage());
  const { findings = [], truncated = false } = merged === "failed" ? {} : (merged ?? {});
  return (
    <div role="status" className="grid gap-4">
      {merged === "failed" && <p className="text-coral">{copy.failed}</p>}
      {truncated && <p className="text-coral">{copy.truncated}</p>}
      {findings.length > 0 && (
        <div>
          <h3 className="text-xl">{counted(findings.length, copy.heading)}</h3>
          <ul className="mt-3 border-line border-b">
            {findings.map((finding) => (
              <FoundLine key={`${finding.kind} ${finding.line}`} copy={copy} finding={finding} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function FoundLine({ copy, finding }: { copy: FindingsCopy; finding: Finding }) {
  const { number } = formatter(useLanguage());
  const { before, after } = copy.conflicts[finding.kind];
  return (
    <li className="grid gap-x-5 gap-y-1 border-line border-t border-dashed py-3.5 text-[0.9375rem] sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <p className="text-faint text-label leading-relaxed figures">
        {copy.line} {number(finding.line)}
      </p>
      <div>
        <code className="text-label leading-relaxed">{finding.rule}</code>
        <p className="mt-1 text-muted">
          {before}{" "}
          {finding.agents.map((agent, position) => (
            <Fragment key={agent}>
              {position > 0 && ", "}
              <code className="text-label text-text">{agent}</code>
            </Fragment>
          ))}
          {after}
        </p>
      </div>
    </li>
  );
}
