import { authorizedFetch } from "../authorized-fetch.ts";
import type { WaitUntil } from "../events/reporter.ts";
import { oncePerStreak } from "../failures.ts";
import type { Failed } from "../read-options.ts";
import { version } from "../version.ts";
import type { PolicyStore } from "./policy-store.ts";
import { type PublishedPolicy, readPublishedPolicy } from "./published-policy.ts";
import type { SiteKey } from "./site-key.ts";

/** Keeps a gate at the policy that its console publishes. */
export interface PolicyFollower {
  /** Whether it is time to ask the console. */
  isDue(): boolean;
  /** Asks, where it is time: after a response, never before. Never throws; what fails changes nothing. */
  ask(waitUntil: WaitUntil | undefined): void;
}

/** In milliseconds. */
const interval = 30_000;
const timeout = 10_000;

/** `apply` is called with what is published anew, and with undefined when the console no longer knows the site. */
export function followPolicy(
  key: SiteKey,
  adapter: string | undefined,
  store: PolicyStore | undefined,
  apply: (published: PublishedPolicy | undefined) => void,
  failed: Failed,
): PolicyFollower {
  const problems = oncePerStreak(failed);
  /** Tells the console its instances apart. Made with the first question: some runtimes have no randomness before. */
  let instance: string | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let etag: string | undefined;
  let latest: PublishedPolicy | undefined;

  const isDue = () => performance.now() - askedAt >= interval;

  /** The policy from before a restart, until the console says more. */
  async function restore(): Promise<void> {
    const signed = await store?.read();
    if (!signed) return;
    const published = await readPublishedPolicy(signed, key, failed);
    // The console may have been faster.
    if (latest) return;
    apply(published);
    latest = published;
  }

  async function askConsole(): Promise<void> {
    instance ??= crypto.randomUUID();
    const headers = {
      "user-agent": `@octroi/edge/${version} ${adapter ?? ""}`.trim(),
      "octroi-instance": instance,
      ...(etag && { "if-none-match": etag }),
    };
    const response = await authorizedFetch(key.policy, { headers, signal: AbortSignal.timeout(timeout) });
    if (response.status === 200) {
      const signed = await response.text();
      const published = await readPublishedPolicy(signed, key, failed);
      if (latest && isOlder(published, latest)) {
        throw new Error(
          `The console has sent version ${published.version} again, which is older than the one applied.`,
        );
      }
      apply(published);
      latest = published;
      etag = response.headers.get("etag") ?? undefined;
      await store?.write(signed);
      return;
    }
    await response.body?.cancel();
    // Nothing new, or nothing published yet.
    if (response.status === 304 || response.status === 204) return;
    if (response.status === gone) {
      apply(undefined);
      etag = undefined;
      await store?.write("");
    }
    const { origin } = new URL(key.policy);
    throw new Error(`The policy could not be asked for: ${origin} answered ${response.status}.`);
  }

  restore().catch(failed);
  return {
    isDue,
    ask(waitUntil) {
      if (!isDue()) return;
      askedAt = performance.now();
      const asked = askConsole().then(problems.end, problems.tell);
      try {
        waitUntil?.(asked);
      } catch (error) {
        failed(error);
      }
    },
  };
}

/** The site is no longer known to the console. */
const gone = 410;

/**
 * Whether an earlier policy was sent in place of a later one. A lower version that was signed later is not: a console that
 * was restored from a backup counts anew.
 */
function isOlder(published: PublishedPolicy, latest: PublishedPolicy): boolean {
  return published.version <= latest.version && published.at < latest.at;
}
