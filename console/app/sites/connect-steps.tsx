import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { pathTo } from "../../../domain/access/paths.ts";
import type { KeyConnector } from "../../../domain/sites/site.ts";
import { type ConnectCopy, guidePaths } from "../content/sites.ts";
import { linkClass } from "../layout/link.ts";
import { useConsoleData } from "../page/console-data.ts";
import { filled } from "../page/words.ts";

interface ConnectStepsProps {
  copy: Pick<ConnectCopy, "steps" | "guide" | "keyLabel" | "keyAway" | "newKey">;
  site: { id: string; domain: string; connector: KeyConnector };
  /** The key itself, once; undefined later, when nobody can be shown it. */
  siteKey?: string;
  /** Whether a new one may be made. */
  mayChange?: boolean;
}

/** What to do, with the lines to copy, and the guide that says it at length. */
export function ConnectSteps({ copy, site, siteKey, mayChange = false }: ConnectStepsProps) {
  const { siteUrl, language } = useConsoleData();
  const values = { ...(siteKey !== undefined && { key: siteKey }), domain: site.domain };
  return (
    <div className="flex flex-col gap-6">
      <ol className="flex flex-col gap-6">
        {copy.steps[site.connector].map(({ text, link, lines }, position) => (
          <li key={text} className="grid min-w-0 grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
            <span aria-hidden="true" className="pt-0.5 font-mono text-faint text-sm">
              {position + 1}
            </span>
            <div className="flex min-w-0 flex-col gap-3">
              <p>{text}</p>
              {link && (
                <p>
                  <a href={siteUrl + link.path} className={linkClass}>
                    {link.label}
                  </a>
                </p>
              )}
              {lines &&
                (!lines.includes("{{key}}") ? (
                  <CodeBlock code={filled(lines, values)} />
                ) : siteKey !== undefined ? (
                  <CodeBlock title={copy.keyLabel} code={filled(lines, values)} wraps />
                ) : (
                  <p className="text-[0.9375rem] text-muted">
                    {copy.keyAway}{" "}
                    {mayChange && (
                      <a href={pathTo("siteKey", { site: site.id })} className={linkClass}>
                        {copy.newKey}
                      </a>
                    )}
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ol>
      <p>
        <a href={`${siteUrl}/${language}${guidePaths[site.connector]}`} className={linkClass}>
          {copy.guide}
        </a>
      </p>
    </div>
  );
}
