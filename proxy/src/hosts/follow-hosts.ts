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
  log: Log;
}

export interface HostsFollower {
  /** When the console last said what the hosts are, or that they are unchanged, in milliseconds since 1970. */
  confirmedAt(): number | undefined;
  stop(): Promise<void>;
}

const timeoutMs = 20_000;

/**
 * Applies the list of hosts that was kept, then asks the console for a newer one again and again. Whatever fails on the
 * way, the list in force stays.
 */
export async function followHosts(
  { consoleUrl, token, file, everyMs, log }: HostsSource,
  apply: (hosts: readonly ProxiedHost[]) => void,
): Promise<HostsFollower> {
  const stopping = new AbortController();
  let etag: string | undefined;
  let confirmedAt: number | undefined;
  let failure: string | undefined;

  async function applySaved(): Promise<void> {
    const saved = await readHostsFile(file);
    if (saved === undefined) return;
    apply(parseHosts(saved.text));
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

  async function take(hosts: SavedHosts): Promise<void> {
    apply(parseHosts(hosts.text));
    etag = hosts.etag;
    await writeHostsFile(file, hosts);
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
