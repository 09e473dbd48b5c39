/** Who a connector says it is. */
export interface SiteCredentials {
  site: string;
  secret: string;
}

/** What `Authorization: Basic …` holds (RFC 7617); undefined where it holds no site and secret. */
export function siteCredentials(authorization: string | undefined): SiteCredentials | undefined {
  const [, encoded = ""] = /^Basic ([\w+/=-]{1,200})$/i.exec(authorization ?? "") ?? [];
  const [, site, secret] =
    /^([a-z2-7]{16}):([\w-]{43})$/.exec(Buffer.from(encoded, "base64").toString()) ?? [];
  return site === undefined || secret === undefined ? undefined : { site, secret };
}
