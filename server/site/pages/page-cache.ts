import type { Language } from "@octroi/ui/language/language";
import { createJobQueue } from "@octroi/web/http/job-queue";
import type { Resource } from "@octroi/web/http/resource";
import type { PageContext } from "../../../site/app/page/context.ts";
import type { LedgerReport } from "../../../site/domain/ledger/report.ts";
import { type Path, splitPath } from "../../../site/domain/pages/pages.ts";
import { requestedPage } from "./addresses.ts";
import type { RenderPage } from "./render-page.ts";

export interface Pages {
  /** The page, if it is in memory. */
  cached(address: string, language: Language): Resource | undefined;
  /** Rejects with `QueueFull` when too many pages that are not cached are asked for at once. */
  get(address: string, language: Language): Promise<Resource>;
  /** A page of what changes while the server runs, which no memory here keeps. Rejects with `QueueFull` as well. */
  getLive(address: string, page: Omit<PageContext, "today">): Promise<Resource>;
  /** A page that says back what one visitor sent, kept nowhere. Rejects with `QueueFull` as well. */
  getPrivate(address: string, page: Omit<PageContext, "today">): Promise<Resource>;
}

interface PagesOptions {
  renderPage: RenderPage;
  /** The page that shows what changes while the server runs. */
  live?: LivePage | undefined;
  /** What the pages in memory may weigh, before compression. */
  maxBytes?: number;
  /** How many pages that are not cached may wait to be rendered. */
  maxWaiting?: number;
  now?: () => Date;
}

export interface LivePage {
  path: Path;
  /** How long it is answered from memory. */
  freshForMs: number;
  /** What it is to show; undefined while that cannot be read. */
  report(): Promise<LedgerReport | undefined>;
}

interface CachedPage {
  page: Resource;
  until: number;
}

/** Pages by address and language, rendered once a day: a page may show the date, and its footer shows the year. */
export function cachedPages({
  renderPage,
  live,
  maxBytes = 96 * 1024 * 1024,
  maxWaiting = 40,
  now = () => new Date(),
}: PagesOptions): Pages {
  const pages = new Map<string, CachedPage>();
  const pending = new Map<string, Promise<Resource>>();
  /** One page at a time: rendering keeps the event loop to itself. */
  const enqueue = createJobQueue({ concurrency: 1, maxWaiting });
  let bytes = 0;

  function remove(key: string): void {
    bytes -= pages.get(key)?.page.plain.body.length ?? 0;
    pages.delete(key);
  }

  function add(key: string, cached: CachedPage): void {
    remove(key);
    pages.set(key, cached);
    bytes += cached.page.plain.body.length;
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  function cached(address: string, language: Language): Resource | undefined {
    const found = pages.get(keyOf(address, language));
    return found && now().getTime() < found.until ? found.page : undefined;
  }

  async function renderCached(address: string, language: Language): Promise<Resource> {
    const moment = now();
    const livePage = live && splitPath(address).path === live.path ? live : undefined;
    const context = { language, today: dayOf(moment), ledger: await livePage?.report() };
    const page = await renderPage(address, context, { isPrivate: false, isCached: livePage === undefined });
    const until = livePage ? moment.getTime() + livePage.freshForMs : endOfDay(moment);
    // 5xx pages are not cached.
    if (page.status < 500) add(keyOf(address, language), { page, until });
    return page;
  }

  return {
    cached,

    get(requested, language) {
      const { address, isCached } = requestedPage(requested);
      const ready = cached(address, language);
      if (ready) return Promise.resolve(ready);
      if (!isCached) {
        const context = { language, today: dayOf(now()) };
        return enqueue(() => renderPage(address, context, { isPrivate: false, isCached }));
      }
      const key = keyOf(address, language);
      // There are few of them, so that each is rendered however many others wait.
      const rendering =
        pending.get(key) ??
        enqueue(() => renderCached(address, language), { urgent: true }).finally(() => pending.delete(key));
      pending.set(key, rendering);
      return rendering;
    },

    getLive: (address, page) =>
      enqueue(() =>
        renderPage(address, { ...page, today: dayOf(now()) }, { isPrivate: false, isCached: false }),
      ),

    getPrivate: (address, page) =>
      enqueue(() =>
        renderPage(address, { ...page, today: dayOf(now()) }, { isPrivate: true, isCached: false }),
      ),
  };
}

const keyOf = (address: string, language: Language) => `${language} ${address}`;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function endOfDay(moment: Date): number {
  return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1);
}
