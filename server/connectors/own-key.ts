import type { Secrets } from "../../domain/secrets/secrets.ts";
import { isSameText } from "../../domain/secrets/tokens.ts";
import { ownSiteId } from "../../domain/sites/own-site.ts";
import type { SiteKeys } from "../../store/store.ts";

type OwnKey = Pick<Secrets, "ownSiteSecret">;

/** Also knows the key of the public site, which every server derives and nobody needs to be given. */
export function withOwnKey(
  siteKeys: Pick<SiteKeys, "verify">,
  { ownSiteSecret }: OwnKey,
): Pick<SiteKeys, "verify"> {
  return {
    verify: async (siteId, secret) =>
      siteId === ownSiteId && isSameText(secret, ownSiteSecret) ? "valid" : siteKeys.verify(siteId, secret),
  };
}

/** Where the public site’s gate reports, with its key in it: to the console beside it, past whatever is in front. */
export function ownCollector(consoleAddress: string, { ownSiteSecret }: OwnKey): string {
  const url = new URL("/v1/visits", consoleAddress);
  url.username = ownSiteId;
  url.password = ownSiteSecret;
  return url.href;
}
