import type { LogReport } from "@octroi/logs";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { ReadCopy } from "../content/log-analyzer/copy.ts";

const shownFiles = 12;

/** What could not be read: files and lines, with some of them and why. */
export function Unread({ copy, report: { lines, files, samples } }: { copy: ReadCopy; report: LogReport }) {
  const format = formatter(useLanguage());
  const broken = files.flatMap(({ name, problem }, at) => (problem === null ? [] : [{ name, problem, at }]));
  return (
    <>
      {broken.length > 0 && (
        <div className="mt-8">
          <h3 className="text-coral text-lg">{format.counted(broken.length, copy.problems)}</h3>
          <ul className="mt-3">
            {broken.slice(0, shownFiles).map(({ name, problem, at }) => (
              <li key={at} className="rule-dotted py-2.5 text-[0.9375rem]">
                <Filled
                  text={copy.file}
                  values={{
                    file: <span className="wrap-anywhere font-mono text-sm">{name}</span>,
                    problem: <span className="text-muted">{copy.problem[problem]}</span>,
                  }}
                />
              </li>
            ))}
          </ul>
          {broken.length > shownFiles && (
            <p className="mt-3 text-muted text-sm">
              {format.counted(broken.length - shownFiles, copy.moreFiles)}
            </p>
          )}
        </div>
      )}
      {lines.unread > 0 && (
        <h3 className="mt-8 text-coral text-lg">{format.counted(lines.unread, copy.unread)}</h3>
      )}
      {lines.other > 0 && <p className="mt-4 text-muted">{format.counted(lines.other, copy.other)}</p>}
      {[...Map.groupBy(samples, ({ file }) => file)].map(([file, lines]) => (
        <div key={file} className="mt-5">
          <h4 className="wrap-anywhere font-mono font-normal text-sm">{file}</h4>
          <ul className="mt-2">
            {lines.map(({ line, why, text }) => (
              <li key={`${line} ${why}`} className="rule-dotted py-3 text-sm">
                <span className="text-muted">
                  <Filled text={copy.line} values={{ line: format.number(line), why: copy.why[why] }} />
                </span>
                <code className="mt-1 block wrap-anywhere text-faint">{text}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
