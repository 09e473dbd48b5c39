import { setTimeout as delay } from "node:timers/promises";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import { type ProxiedHost, parseHosts } from "./hosts-document.ts";
import { readHostsFile, type SavedHosts, writeHostsFile } from "./hosts-file.ts";

export interface HostsSource {
  /** The console's address, such as `https://console.octroi.example`. */
  consoleUrl: URL;
  /** The operator's token, which lets a proxy read the list. */
  token: string;
  /** Where the last list is kept. */
  file: string;
  everyMs: number;
  /** How long the console has to send lists that lack many hosts before one is believed. An hour, unless given. */
  believeAfterMs?: number;
  log: Log;
}

export interface HostsFollower {
  /** When the console last said what the hosts are, or that they are unchanged, in milliseconds since 1970. */
  confirmedAt(): number | undefined;
  stop(): Promise<void>;
}

const timeoutMs = 20_000;
const hourMs = 60 * 60_000;

/**
 * Applies the list of hosts that was kept, then asks the console for a newer one again and again. Whatever fails on the
 * way, the list in force stays.
 */
export async function followHosts(
  { consoleUrl, token, file, everyMs, believeAfterMs = hourMs, log }: HostsSource,
  apply: (hosts: readonly ProxiedHost[]) => void,
): Promise<HostsFollower> {
  const stopping = new AbortController();
  let etag: string | undefined;
  let confirmedAt: number | undefined;
  let failure: string | undefined;
  let current: readonly ProxiedHost[] = [];
  /** Since when the console has sent lists that lack many hosts, each of them. */
  let lacksManySince: number | undefined;

  async function applySaved(): Promise<void> {
    const saved = await readHostsFile(file);
    if (saved === undefined) return;
    current = parseHosts(saved.text);
    apply(current);
    etag = saved.etag;
  }

  async function ask(): Promise<void> {
    const response = await fetch(new URL("/v1/proxy/hosts", consoleUrl), {
      headers: { authorization: `Bearer ${token}`, ...(etag !== undefined && { "if-none-match": etag }) },
      // A token goes to the console alone, wherever it may lead.
      redirect: "error",
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (response.status === 200)
      await take({ etag: response.headers.get("etag") ?? undefined, text: await response.text() });
    else {
      await response.body?.cancel();
      if (response.status !== 304) throw new Error(`Expected 200 or 304, found ${response.status}.`);
    }
    confirmedAt = Date.now();
  }

  async function take(saved: SavedHosts): Promise<void> {
    const hosts = parseHosts(saved.text);
    if (lacksMany(hosts, current)) awaitConfirmation(hosts.length);
    lacksManySince = undefined;
    current = hosts;
    apply(hosts);
    etag = saved.etag;
    await writeHostsFile(file, saved);
  }

  /**
   * A console with the wrong database would take every site off the air. Its list is asked for until it is believed. It
   * may change meanwhile: on a console that is in use, sites come and go.
   */
  function awaitConfirmation(count: number): void {
    lacksManySince ??= Date.now();
    if (Date.now() - lacksManySince < believeAfterMs) {
      throw new Error(`The list of hosts has ${count} in place of ${current.length}.`);
    }
  }

  /** Once per streak: a console that is away for a night is one line. */
  function report(error: unknown): void {
    const reason = error instanceof Error && error.cause === undefined ? error.message : reasonOf(error);
    if (reason !== failure)
      log.warn({ reason }, "the list of hosts could not be renewed, the one before it stays");
    failure = reason;
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await ask();
        if (failure !== undefined) log.info("the list of hosts is followed again");
        failure = undefined;
      } catch (error) {
        if (!stopping.signal.aborted) report(error);
      }
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  await applySaved().catch(report);
  const following = follow();
  return {
    confirmedAt: () => confirmedAt,
    async stop() {
      stopping.abort();
      await following;
    },
  };
}

/** An empty list, or one without more than half of the hosts before. The last few may leave one by one. */
function lacksMany(hosts: readonly ProxiedHost[], before: readonly ProxiedHost[]): boolean {
  const names = new Set(hosts.map(({ host }) => host));
  const missing = before.filter(({ host }) => !names.has(host)).length;
  return missing > 0 && (hosts.length === 0 || missing > Math.max(before.length / 2, 4));
}
