/** A site's key, as the console shows it: who reports, where to, and what the console signs with. */
export interface SiteKey {
  /** The site's id. */
  readonly site: string;
  /** The console's Ed25519 key for this site: its 32 bytes as base64url. */
  readonly publicKey: string;
  /** The console's addresses, with the site's name and password in them. */
  readonly visits: string;
  readonly policy: string;
}

/** The parts of `https://<site>:<secret>@<console>/<public key>`; undefined where the text is no such address. */
export function parseSiteKey(text: unknown): SiteKey | undefined {
  const url = typeof text === "string" ? URL.parse(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const { username: site, password, pathname } = url;
  const publicKey = pathname.slice(1);
  if (!isWord.test(site) || !isWord.test(password) || !isPublicKey.test(publicKey)) return undefined;
  return {
    site,
    publicKey,
    visits: new URL("/v1/visits", url).href,
    policy: new URL("/v1/policy", url).href,
  };
}

const isWord = /^[\w-]+$/;
const isPublicKey = /^[\w-]{43}$/;
