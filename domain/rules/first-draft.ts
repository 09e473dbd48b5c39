import { type Draft, exampleOrigin } from "@octroi/ui/policy/draft";
import { draftOf } from "@octroi/ui/policy/draft-of";

/** The rules of a site that has none yet: nothing is said of anyone, and everyone passes. */
export function firstDraft(domain: string): Draft {
  const nothingSaid = draftOf({ version: 1, site: { origin: exampleOrigin }, rules: [] });
  return { ...nothingSaid, origin: `https://${domain}` };
}
