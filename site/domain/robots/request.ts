import { brand } from "@octroi/ui/brand/brand";
import { hostIn } from "@octroi/web/reading/public-host";
import * as v from "valibot";
import { pages } from "../pages/pages.ts";

/** The body of `POST /api/robots-txt`. The page checks it with the same words before it asks. */
export const robotsRequest = v.object({
  domain: v.pipe(v.string(), v.maxLength(2048), v.transform(hostIn), v.string()),
});

/** How our reader introduces itself. Whoever finds it in a log finds the page that explains it. */
export function readerAgent(origin: string): string {
  return `${brand.name}-RobotsTester/1.0 (+${origin}${pages.robotsTxtTester})`;
}
