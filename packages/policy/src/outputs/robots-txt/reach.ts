import type { RobotsGroup, RuleLine } from "@octroi/crawlers/robots";
import { contains, mayOverlap } from "../../patterns.ts";

/** Whether groups that count as one let their crawlers fetch anything under a path. */
export function mayCrawl(groups: readonly RobotsGroup[], under = "/"): boolean {
  const rules = groups.flatMap((group) => group.rules).filter(({ value }) => value !== "");
  const closing = rules.filter((rule) => rule.directive === "disallow" && contains(rule.value, under));
  if (closing.length === 0) return true;
  const maxDisallowLength = Math.max(...closing.map(({ value }) => value.length));
  return rules.some((rule) => opens(rule, under, maxDisallowLength));
}

function opens({ directive, value }: RuleLine, under: string, closed: number): boolean {
  return (
    directive === "allow" && value.length >= closed && !isForCrawlers.test(value) && mayOverlap(value, under)
  );
}

/** Files that tell crawlers something, such as a license or a sitemap: to leave them open is not to open a site. */
const isForCrawlers = /^\/(?:robots\.txt|\.well-known\/)|\.(?:xml|txt|json|gz)\$$/;
