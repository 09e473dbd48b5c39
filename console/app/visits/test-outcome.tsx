import { useLanguage } from "@octroi/ui/page/page-data";
import type { Connector } from "../../../domain/sites/site.ts";
import type { TestVisit } from "../../../domain/visits/test-visit.ts";
import { guidePaths } from "../content/sites.ts";
import { waitingCopy } from "../content/waiting.ts";
import { linkClass } from "../layout/link.ts";
import { useConsoleData } from "../page/console-data.ts";
import { filled } from "../page/words.ts";

const guides: Readonly<Record<Connector, string>> = { ...guidePaths, dns: "/documentation/dns" };

interface TestOutcomeProps {
  tested: TestVisit;
  site: { domain: string; connector: Connector | undefined };
}

/** What became of a test visit, and what to do about it. */
export function TestOutcome({ tested, site }: TestOutcomeProps) {
  const { domain, connector } = site;
  const language = useLanguage();
  const { siteUrl } = useConsoleData();
  const { test } = waitingCopy[language];
  const { heading, text } = test.outcomes[tested.outcome];
  // Whoever has WordPress sees no variable of an environment.
  const advice = tested.outcome === "no-key" && connector === "wordpress" ? test.noKeyInWordPress : text;
  return (
    <div
      role="status"
      className={`border-l-2 pl-4 ${tested.outcome === "arrived" ? "border-jade" : "border-coral"}`}
    >
      <p className="font-semibold">{heading}</p>
      <p className="text-muted">{filled(advice, { domain })}</p>
      {tested.outcome !== "arrived" && connector !== undefined && (
        <p>
          <a href={`${siteUrl}/${language}${guides[connector]}`} className={linkClass}>
            {test.guide}
          </a>
        </p>
      )}
      {tested.observes && <p className="text-muted">{test.observes}</p>}
    </div>
  );
}
