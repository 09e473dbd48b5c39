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
