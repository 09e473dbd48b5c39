import type { Secrets } from "../../domain/secrets/secrets.ts";
import { isSameText } from "../../domain/secrets/tokens.ts";
import type { DnsConnections, SiteKeys, Sites } from "../../store/store.ts";

interface ProxyKeyServices {
  siteKeys: Pick<SiteKeys, "verify">;
  sites: Pick<Sites, "find">;
  connections: Pick<DnsConnections, "markSeen">;
  secrets: Pick<Secrets, "proxySecretOf">;
}

/** Also knows the key of a site's proxy, which is derived and so is in no database. */
export function withProxyKeys({
  siteKeys,
  sites,
  connections,
  secrets,
}: ProxyKeyServices): Pick<SiteKeys, "verify"> {
  return {
    async verify(siteId, secret) {
      if (isSameText(secret, secrets.proxySecretOf(siteId))) {
        const site = await sites.find(siteId);
        if (site?.connector === "dns") {
          await connections.markSeen(siteId);
          return "valid";
        }
      }
      return siteKeys.verify(siteId, secret);
    },
  };
}
