import { printRobotsTxt } from "./outputs/robots-txt/print.ts";
import { printRsl } from "./outputs/rsl/print.ts";
import { printTdmrep } from "./outputs/tdmrep/print.ts";
import type { Policy } from "./policy.ts";

/** A file by which a site says what it has decided. */
export interface PolicyDocument {
  /** With its query, where it has one. */
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

/**
 * The documents that a policy names and that its own site is to serve: the license, tdmrep.json and the conditions for
 * mining. One that stands on another site is for that site to serve.
 *
 * @example
 * documentsOf(policy).map(({ path }) => path); // ["/license.xml", "/.well-known/tdmrep.json"]
 */
export function documentsOf(policy: Policy): readonly PolicyDocument[] {
  const { site, license, mining } = policy;
  const foreign = [license?.url, mining?.policy].flatMap((address) => {
    const { origin, pathname, search } = new URL(address ?? site.origin);
    return origin === site.origin ? [] : [pathname + search];
  });
  return [...printRsl(policy).files, ...printTdmrep(policy).files]
    .filter(({ path }) => !foreign.includes(path))
    .map(({ path, type = "application/json", text }) => ({ path, type, text }));
}

/** Where a gate answers with what the policy has for robots.txt, for the proxy around it to merge into the site's own file. */
export const robotsDocumentPath = "/.well-known/octroi-robots.txt";

/** What the policy has for robots.txt. None of `documentsOf`: at `/robots.txt` it would hide what the site itself says. */
export function robotsDocument(policy: Policy): PolicyDocument {
  const text = printRobotsTxt(policy)
    .files.map((file) => file.text)
    .join("\n");
  return { path: robotsDocumentPath, type: "text/plain; charset=utf-8", text };
}
