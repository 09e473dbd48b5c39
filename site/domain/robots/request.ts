import { brand } from "@octroi/ui/brand/brand";
import { hostIn } from "@octroi/web/reading/public-host";
import * as v from "valibot";
import { pages } from "../pages/pages.ts";

/** What our reader takes of one site at most. The tester's page promises it, the server keeps it. */
export const readerLimits = { kibibytes: 512, seconds: 5, redirects: 5 } as const;

/** The body of `POST /api/robots-txt`. The page checks it with the same words before it asks. */
export const robotsRequest = v.object({
  domain: v.pipe(v.string(), v.maxLength(2048), v.transform(hostIn), v.string()),
});

/** How our reader introduces itself. Whoever finds it in a log finds the page that explains it. */
export function readerAgent(origin: string): string {
  return `${brand.name}-RobotsTester/1.0 (+${origin}${pages.robotsTxtTester})`;
}
