import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import { robotsToServe } from "../../../domain/files/compare.ts";
import { fileNameOf, publishedFiles } from "../../../domain/files/published-files.ts";
import type { Rules, SiteFiles } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";

interface DownloadServices {
  rules: Pick<Rules, "latest">;
  siteFiles: Pick<SiteFiles, "find">;
}

/** One form of the rules in force as a file. robots.txt comes with the lines that the site serves. */
export function fileDownload({ rules, siteFiles }: DownloadServices): Handler<ConsoleEnv> {
  return async (c) => {
    const { site = "", file: id = "" } = c.get("route").parameters;
    const version = await rules.latest(site);
    const file = version && publishedFiles(version.policy).find((each) => each.id === id);
    if (file === undefined) throw new Refusal("unknown");
    const read = file.form === "robots-txt" ? await siteFiles.find(site) : undefined;
    const served = read?.files.find(({ path }) => path === file.path);
    return c.body(served === undefined ? file.text : robotsToServe(file, served), 200, {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${fileNameOf(file)}"`,
    });
  };
}
