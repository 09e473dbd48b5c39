import type { CrawlerReport } from "@octroi/logs";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { CrawlersCopy } from "../content/log-analyzer/copy.ts";

interface RobotsTxtReadProps {
  copy: Pick<CrawlersCopy, "never" | "after">;
  crawler: CrawlerReport;
}

/** How many of a crawler's visits came after it had read robots.txt, on that day or the day before. */
export function RobotsTxtRead({ copy, crawler: { robotsTxt, visits } }: RobotsTxtReadProps) {
  const format = formatter(useLanguage());
  if (robotsTxt.reads === 0) return copy.never;
  const share = format.percent(Math.round((robotsTxt.visitsAfterReading / visits) * 100));
  return <Filled text={copy.after} values={{ share }} />;
}
