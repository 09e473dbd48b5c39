import { boundedText } from "@octroi/crawlers/verify";
import { authorizedFetch } from "../authorized-fetch.ts";
import type { WaitUntil } from "../events/reporter.ts";
import { oncePerStreak } from "../failures.ts";
import type { GateOptions } from "../options.ts";
import type { Failed } from "../read-options.ts";
import { version } from "../version.ts";
import { withTimeout } from "../with-timeout.ts";
import { diskStore } from "./disk-store.ts";
import type { PolicyStore } from "./policy-store.ts";
import { isSignedRemoval, type PublishedPolicy, readPublishedPolicy } from "./published-policy.ts";
import type { SiteKey } from "./site-key.ts";

/** Keeps a gate at the policy that its console publishes. */
export interface PolicyFollower {
  /** Until the policy that was kept is in force again. */
  readonly restoring: Promise<void> | undefined;
  /** Whether it is time to ask the console. */
  isDue(): boolean;
  /** Asks, where it is time: after a response, never before. Never throws; what fails changes nothing. */
  ask(waitUntil: WaitUntil | undefined): void;
}

/** In milliseconds. */
const interval = 30_000;
const timeout = 10_000;
const storeTimeout = 1000;

/**
 * `apply` is called with what is published anew, and with undefined when the console no longer knows the site;
 * `startedWithout`, once, where neither store nor console could say what is published.
 */
export function followPolicy(
  key: SiteKey,
  adapter: string | undefined,
  ownMode: "observe" | "enforce" | undefined,
  stored: GateOptions["policyStore"],
  apply: (published: PublishedPolicy | undefined) => void,
  startedWithout: (console: string) => void,
  failed: Failed,
): PolicyFollower {
  const problems = oncePerStreak(failed);
  const { origin } = new URL(key.policy);
  /** Tells the console its instances apart. Made with the first question: some runtimes have no randomness before. */
  let instance: string | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let etag: string | undefined;
  let latest: PublishedPolicy | undefined;
  /** Whether the console has said what is published, be it nothing, or that it did not was told. */
  let isSettled = false;
  let restoring: Promise<void> | undefined;

  const isDue = () => performance.now() - askedAt >= interval;

  const store = typeof stored === "string" ? diskStore(stored, key.site) : stored;

  /** The policy from before a restart, until the console says more. */
  async function restore(store: PolicyStore): Promise<void> {
    const signed = await store.read();
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
      ...(ownMode && { "octroi-own-mode": ownMode }),
      ...(etag && { "if-none-match": etag }),
    };
    const response = await authorizedFetch(key.policy, {
      headers,
      // Not "error", which Cloudflare’s fetch refuses: a redirect is told as any other status.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    const { status } = response;
    if (status === 200) {
      const signed = await boundedText(response, maxAnswer);
      const published = await readPublishedPolicy(signed, key, failed);
      if (latest && isOlder(published, latest)) {
        throw new Error(`The console has sent an older version again: ${published.version}.`);
      }
      apply(published);
      latest = published;
      etag = response.headers.get("etag") ?? undefined;
      await store?.write(signed);
      return;
    }
    if (status === gone && (await isSignedRemoval(await boundedText(response, maxAnswer), key))) {
      apply(undefined);
      latest = undefined;
      etag = undefined;
      await store?.write("");
      throw new Error(`${origin} has removed this site: its published policy is in force no more.`);
    }
    await response.body?.cancel();
    // Nothing new, or nothing published yet.
    if (status === 304 || status === 204) return;
    if (status === 401) {
      throw new Error(
        `${origin} does not take this site’s key: it was ended, or is another’s. Put a new one into OCTROI_KEY.`,
      );
    }
    throw new Error(`The policy could not be asked for: ${origin} answered ${status}.`);
  }

  function succeed(): void {
    problems.end();
    isSettled = true;
  }

  function fail(error: unknown): void {
    problems.tell(error);
    if (!isSettled && !latest) startedWithout(origin);
    isSettled = true;
  }

  if (store) {
    const late = `The policy store took over ${storeTimeout} ms.`;
    restoring = withTimeout(storeTimeout, late, () => restore(store))
      .catch(failed)
      .finally(() => {
        restoring = undefined;
      });
  }
  return {
    get restoring() {
      return restoring;
    },
    isDue,
    ask(waitUntil) {
      if (!isDue()) return;
      askedAt = performance.now();
      const asked = askConsole().then(succeed, fail);
      try {
        waitUntil?.(asked);
      } catch (error) {
        failed(error);
      }
    },
  };
}

/** The site is no longer known to the console. Counts where it is signed: anything on the way could say it. */
const gone = 410;

/** In bytes, unpacked. A console that sends without end must not fill the memory of the site. */
const maxAnswer = 1024 * 1024;

/**
 * Whether an earlier policy was sent in place of a later one. A lower version that was signed later is not: a console that
 * was restored from a backup counts anew.
 */
function isOlder(published: PublishedPolicy, latest: PublishedPolicy): boolean {
  return published.version <= latest.version && published.at < latest.at;
}
