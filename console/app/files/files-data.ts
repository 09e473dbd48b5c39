import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import { comparedFiles, robotsToServe } from "../../../domain/files/compare.ts";
import { isServed, publishedFiles } from "../../../domain/files/published-files.ts";
import type { FilesRead } from "../../../domain/files/site-files.ts";
import type { PolicyVersion } from "../../../domain/rules/rules.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { Rules, SiteFiles } from "../../../store/store.ts";
import { files as words } from "../content/files.ts";
import { rules as rulesCopy } from "../content/rules.ts";
import { fewOf } from "../page/few-of.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";

/** How many crawlers a difference names. */
const shownNames = 12;

interface FilesRequest {
  language: Language;
  /** The workspace’s. */
  timeZone: string;
  site: Site;
  rules: Pick<Rules, "latest">;
  siteFiles: Pick<SiteFiles, "find">;
}

/** Everything that the page of files shows. */
export async function filesData({ language, timeZone, site, rules, siteFiles }: FilesRequest) {
  const copy = words[language];
  const { others } = rulesCopy[language];
  const latest = await rules.latest(site.id);
  const read = await siteFiles.find(site.id);
  const published = latest === undefined ? [] : publishedFiles(latest.policy);
  return {
    copy,
    site: site.id,
    way: copy.ways[site.connector],
    latest: latest?.version ?? 0,
    checked:
      read === undefined
        ? copy.unchecked
        : filled(copy.checked, { date: momentText(language, read.readAt, timeZone) }),
    served: comparedFiles(published, read).map(({ file, state, differences }) => {
      const text = textOf(site, file, read);
      return {
        ...file,
        text,
        isMerged: text !== file.text,
        state,
        differences: {
          open: fewOf(differences.open, shownNames, others, formatter(language)),
          closed: fewOf(differences.closed, shownNames, others, formatter(language)),
          lines: differences.lines.join(", "),
        },
      };
    }),
    others: published.filter((file) => !isServed(file)),
  };
}

/** What the person takes. The plugin puts robots.txt together by itself. */
function textOf(site: Site, file: Parameters<typeof robotsToServe>[0], read: FilesRead | undefined): string {
  if (file.form !== "robots-txt" || site.connector === "wordpress") return file.text;
  return robotsToServe(
    file,
    read?.files.find(({ path }) => path === file.path),
  );
}

export interface RobotsNote {
  sentence: string;
  link: string;
}

/** Whether robots.txt, as it was read last, is at odds with the rules in force. */
export async function robotsNote({
  language,
  site,
  latest,
  siteFiles,
}: Pick<FilesRequest, "language" | "site" | "siteFiles"> & {
  latest: Pick<PolicyVersion, "policy" | "at"> | undefined;
}): Promise<RobotsNote | undefined> {
  if (latest === undefined) return undefined;
  const { note } = words[language];
  const read = await siteFiles.find(site.id);
  const robots = comparedFiles(publishedFiles(latest.policy), read).find(
    ({ file }) => file.form === "robots-txt",
  );
  if (read === undefined || (robots?.state !== "otherwise" && robots?.state !== "missing")) return undefined;
  const isOnItsWay = site.connector === "wordpress" && read.readAt < latest.at;
  return { sentence: isOnItsWay ? note.soon : note[robots.state], link: note.link };
}
