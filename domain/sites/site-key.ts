/** What a connector needs to know, in one address: where the console is, which site, its secret, who signs. */
export interface SiteKey {
  site: string;
  secret: string;
  /** Ed25519, raw, base64url. */
  publicKey: string;
}

/** `https://<site>:<secret>@<console>/<public key>` */
export function siteKeyAddress(consoleUrl: URL, { site, secret, publicKey }: SiteKey): string {
  return `${consoleUrl.protocol}//${site}:${secret}@${consoleUrl.host}/${publicKey}`;
}
