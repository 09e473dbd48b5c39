/** A browser that a person signed in with. */
export interface Session {
  id: string;
  personId: string;
  /** What the browser called itself, coarsely: `Firefox, Windows`. */
  browser: string;
  createdAt: string;
  lastSeenAt: string;
  /** When the person last entered a code or used a passkey here. */
  provenAt: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const sessionLimits = {
  /** Without a visit. */
  idleMs: 30 * day,
  /** Since the sign-in, however often it is used: what was stolen does not serve for ever. */
  lifetimeMs: 180 * day,
  /** How often “last seen” is written. */
  touchMs: hour,
  /** How long one token serves. */
  rotateMs: day,
  /** How long the token before it is under way at least: one page asks several times. It ends once its successor came. */
  graceMs: 2 * minute,
  /** How long a code or a passkey opens what cannot be undone. */
  proofMs: 10 * minute,
} as const;

export function isFresh({ provenAt }: Pick<Session, "provenAt">, now: Date): boolean {
  return now.getTime() - Date.parse(provenAt) < sessionLimits.proofMs;
}

const browsers = [
  ["Edge", /\bEdg(?:A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(?:iPhone|iPad|iPod)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Enough to tell one's own browsers apart; no version, which would tell people apart. */
export function browserName(userAgent: string | undefined): string {
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(", ");
}
