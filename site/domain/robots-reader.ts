import { matchRobots, type ReadingName, type RobotsFile, type Verdict } from "@octroi/crawlers/robots";

/** Crawlers that, where no group names them, follow the one that names another (their operators say so). */
const followers: ReadonlyMap<string, string> = new Map([
  ["Applebot", "Googlebot"],
  ["Google-InspectionTool", "Googlebot"],
  ["Googlebot-Image", "Googlebot"],
  ["Googlebot-News", "Googlebot"],
  ["Googlebot-Video", "Googlebot"],
  ["GoogleOther-Image", "GoogleOther"],
  ["GoogleOther-Video", "GoogleOther"],
  ["ImagesiftBot", "Googlebot"],
  ["Kagibot", "Googlebot"],
]);

/** Crawlers that the group for everyone does not reach: they have to be named. */
const deafToEveryone: readonly string[] = ["AdsBot-Google", "Mediapartners-Google"];

/** A verdict on a path, and how the crawler came to it. */
export type Read = {
  verdict: Verdict;
  /** The name whose group it follows in place of its own. */
  follows: string | null;
  /** There is a group for everyone, which this crawler does not heed. */
  unmoved: boolean;
};

/** What one crawler takes from the file, its own habits included. */
export function readAs(agent: string, path: string, file: RobotsFile, reading: ReadingName): Read {
  const own = matchRobots(file, { agent, path }, { reading });
  if (isNamed(own)) return { verdict: own, follows: null, unmoved: false };
  const other = followers.get(agent);
  const theirs = other === undefined ? undefined : matchRobots(file, { agent: other, path }, { reading });
  if (other !== undefined && theirs !== undefined && isNamed(theirs)) {
    return { verdict: theirs, follows: other, unmoved: false };
  }
  const unmoved = deafToEveryone.includes(agent) && "groups" in own;
  return { verdict: unmoved ? { because: "no-group", allowed: true } : own, follows: null, unmoved };
}

function isNamed(verdict: Verdict): boolean {
  return "named" in verdict && verdict.named;
}
