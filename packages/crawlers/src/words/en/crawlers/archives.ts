import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const archives: Readonly<Record<TokenFor<"archive">, CrawlerWords>> = {
  "archive.org_bot": {
    description: "Saves pages for the Wayback Machine, the public web archive.",
    note: "Not a valid RFC 9309 name because of the dot.",
  },
};
