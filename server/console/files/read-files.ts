import { disallowsChecker } from "@octroi/check/next-to-read";
import { readFileOf } from "@octroi/check/reading/read-file";
import { isWebPage } from "@octroi/check/served";
import { follower } from "@octroi/web/reading/follow";
import type { Network } from "@octroi/web/reading/network";
import { isServed, publishedFiles } from "../../../domain/files/published-files.ts";
import { type FileRead, maxFileOctets } from "../../../domain/files/site-files.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { Rules, SiteFiles } from "../../../store/store.ts";

interface ReaderServices {
  rules: Pick<Rules, "latest">;
  siteFiles: Pick<SiteFiles, "save">;
  network: Network;
  userAgent: string;
}

const robotsPath = "/robots.txt";

/** For all files of a site together. */
const deadlineMs = 10_000;

/** Reads what a site serves where the files of its rules should be, guarded as the check-up is, and keeps it. */
export function filesReader({ rules, siteFiles, network, userAgent }: ReaderServices) {
  const follow = follower(userAgent, network);

  async function read(site: Site, path: string, signal: AbortSignal) {
    const asked = new URL(path, `https://${site.domain}`);
    const followed = await follow(asked, { signal, maxBytes: maxFileOctets, redirects: 5, accept: "*/*" });
    return readFileOf(path === robotsPath ? "robots" : "license", asked, followed);
  }

  return async (site: Site): Promise<void> => {
    const version = await rules.latest(site.id);
    if (version === undefined) return;
    const paths = publishedFiles(version.policy)
      .filter(isServed)
      .map(({ path }) => path)
      .filter((path) => path !== robotsPath);
    const signal = network.deadline(deadlineMs);
    const robots = await read(site, robotsPath, signal);
    // Whoever turns our reader away is asked for nothing more.
    const others = disallowsChecker(robots)
      ? paths.map((path): FileRead => ({ path, outcome: "unread", text: "" }))
      : await Promise.all(paths.map(async (path) => fileRead(path, await read(site, path, signal))));
    await siteFiles.save(site.id, [fileRead(robotsPath, robots), ...others]);
  };
}

function fileRead(
  path: string,
  { status, text, truncated }: { status: number | null; text: string; truncated: boolean },
): FileRead {
  if (status === null || status >= 500 || truncated) return { path, outcome: "unread", text: "" };
  const isFile = status >= 200 && status < 300 && !isWebPage({ text });
  return isFile ? { path, outcome: "read", text } : { path, outcome: "none", text: "" };
}
