import { type Finding, finding } from "../../findings/finding.ts";
import { agentGroupsIn } from "./check-statements.ts";
import { mayCrawl } from "./reach.ts";
import { groupsFor, type LicenseLine, type RobotsStatements } from "./statements.ts";

/** What is wrong with the License lines: their addresses, and where they stand. */
export function checkLicenses(robots: RobotsStatements): readonly Finding[] {
  const { global, groups } = robots;
  const licensed = groups.filter(({ licenses }) => licenses.length > 0);
  const all = [...global.licenses, ...licensed.flatMap(({ licenses }) => licenses)];
  return [
    ...all.flatMap(checkAddress),
    ...all.filter(({ apart }) => apart).map(({ line }) => finding("license-after-group", { line })),
    ...licensed
      .filter(({ group }) => !mayCrawl([group]))
      .flatMap(({ licenses }) => licenses.map(({ line }) => finding("license-on-disallowed", { line }))),
    ...(global.licenses.length > 0
      ? licensed.map(({ licenses }) =>
          finding("license-group-replaces-global", { line: licenses[0]?.line ?? 0 }),
        )
      : onlyInGroups(robots)),
  ];
}

/** Some crawlers see a license and others, who may read pages too, see none. */
function onlyInGroups(robots: RobotsStatements): readonly Finding[] {
  const meant = robots.groups.flatMap(({ licenses }) => licenses).filter(({ apart }) => !apart);
  const [first] = meant;
  if (first === undefined) return [];
  const everyone = groupsFor(robots, "*");
  const without = agentGroupsIn(robots).filter(
    ({ groups, crawls }) => crawls && groups.every(({ licenses }) => licenses.length === 0),
  );
  return everyone.length === 0 || without.length > 0
    ? [finding("license-only-in-group", { line: first.line })]
    : [];
}

function checkAddress({ address, line }: LicenseLine): readonly Finding[] {
  if (!isWholeAddress(address)) return [finding("license-relative", { about: address, line })];
  return /^https:/i.test(address) ? [] : [finding("license-not-https", { about: address, line })];
}

export function isWholeAddress(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(address) && URL.canParse(address);
}
