import { blockMarkers, printRobots } from "@octroi/crawlers/robots";

export interface RobotsChoice {
  /** The search engines that the file names, so that no other line shuts them out. */
  readonly allowed: readonly string[];
  /** The AI crawlers that it keeps out. */
  readonly blocked: readonly string[];
  readonly comments: RobotsComments;
}

/** What the file says to people. */
export interface RobotsComments {
  /** Says on which day the file was made. */
  readonly header: readonly string[];
  readonly allowed: string;
  readonly blocked: string;
  readonly footer: readonly string[];
}

/** The rules alone, to be put into a file that exists. */
export function robotsBlock({ allowed, blocked, comments }: RobotsChoice): string {
  return printRobots({
    header: comments.header,
    groups: [
      ...groupsFor(allowed, comments.allowed, { allow: "/" }),
      ...groupsFor(blocked, comments.blocked, { disallow: "/" }),
    ],
    footer: comments.footer,
  });
}

/** A whole file. It stands between markers, so that it can be brought back later and only its rules change. */
export function robotsFile(choice: RobotsChoice): string {
  return `${blockMarkers.begin}\n${robotsBlock(choice)}${blockMarkers.end}\n`;
}

/** One group for each name: every parser reads those, even the ones that take a single name per group. */
function groupsFor(
  agents: readonly string[],
  comment: string,
  rule: { readonly allow: string } | { readonly disallow: string },
) {
  return agents.map((agent, position) => ({
    ...(position === 0 && { comment: [comment] }),
    agents: [agent],
    rules: [rule],
  }));
}
