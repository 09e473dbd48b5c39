import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import type { KeyConnector } from "../../domain/sites/site.ts";
import { type ConnectCopy, guidePaths } from "../content/sites.ts";
import { linkLook } from "../layout/link.ts";
import { useConsoleData } from "../page/console-data.ts";
import { filled } from "../page/words.ts";

interface ConnectStepsProps {
  copy: Pick<ConnectCopy, "steps" | "guide">;
  site: { domain: string; connector: KeyConnector };
  /** The key itself, once; what stands in its place, later. */
  siteKey: string;
}

/** What to do, with the lines to copy, and the guide that says it at length. */
export function ConnectSteps({ copy, site, siteKey }: ConnectStepsProps) {
  const { siteUrl, language } = useConsoleData();
  const values = { key: siteKey, domain: site.domain };
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
                  <a href={siteUrl + link.path} className={linkLook}>
                    {link.label}
                  </a>
                </p>
              )}
              {lines && <CodeBlock code={filled(lines, values)} />}
            </div>
          </li>
        ))}
      </ol>
      <p>
        <a href={`${siteUrl}/${language}${guidePaths[site.connector]}`} className={linkLook}>
          {copy.guide}
        </a>
      </p>
    </div>
  );
}
