import { readFileSync } from "node:fs";
import { type Policy, parsePolicy } from "@octroi/policy";
import { StartError } from "@octroi/web/start-error";

/** The site's policy as the file has it, at the address that the site is served from. */
export function readPolicy(file: string, siteUrl: URL): Policy {
  const parsed = parsePolicy(textOf(file));
  if (!parsed.ok) {
    const faults = parsed.errors.map(({ path, message }) => `${path} ${message}`.trim());
    throw new StartError(`${file}: ${faults.join(" ")}`);
  }
  return servedFrom(parsed.policy, siteUrl.origin);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new StartError(`POLICY: there is no file ${file} that can be read.`, { cause });
  }
}

/** A copy of the site elsewhere, on a developer's machine say, speaks for itself: its own addresses move along. */
function servedFrom(policy: Policy, origin: string): Policy {
  const { site, mining, license } = policy;
  const moved = (address: string) =>
    address.startsWith(`${site.origin}/`) ? origin + address.slice(site.origin.length) : address;
  return {
    ...policy,
    site: { ...site, origin, ...(site.sitemaps && { sitemaps: site.sitemaps.map(moved) }) },
    ...(mining && { mining: { ...mining, ...(mining.policy && { policy: moved(mining.policy) }) } }),
    ...(license && {
      license: { ...license, url: moved(license.url), ...(license.terms && { terms: moved(license.terms) }) },
    }),
  };
}
