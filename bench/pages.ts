import { languages } from "@octroi/ui/language/language";
import { addressOf, listedPages, pages } from "../site/domain/pages/pages.ts";
import { inspect, type Quality, type Visit, visit } from "./lighthouse.ts";
import { progress } from "./report.ts";
import { withoutScripts } from "./without-scripts.ts";

/** One page as it was seen, round after round, as it is and with its scripts removed. */
export interface MeasuredPage {
  page: string;
  quality: Quality;
  withScripts: Visit[];
  withoutScripts: Visit[];
}

interface Choice {
  /** Ids of pages; none means all. */
  only: readonly string[];
  /** How many times each page is visited in each form. */
  rounds: number;
}

/**
 * Every page in both languages as a phone sees it, beside the same page without scripts. Rounds are taken in
 * turn: whatever else the machine does in a minute falls on all pages alike, and on both forms of each.
 */
export async function measurePages(origin: string, { only, rounds }: Choice): Promise<MeasuredPage[]> {
  const named = Object.entries(pages).filter(([id]) => only.includes(id));
  const chosen = only.length === 0 ? listedPages : named.map(([, path]) => path);
  const paths = chosen.flatMap((path) => languages.map((language) => addressOf(path, language)));
  const mirror = await withoutScripts(origin);
  const measured: MeasuredPage[] = [];
  try {
    for (const [position, page] of paths.entries()) {
      progress(`looking at page ${position + 1} of ${paths.length}: ${page}`);
      // Renders and compresses the page too, in both forms, before anyone takes the time.
      const quality = await inspect(origin + page);
      await fetch(mirror.address + page);
      measured.push({ page, quality, withScripts: [], withoutScripts: [] });
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const each of measured) {
        progress(`round ${round} of ${rounds}: ${each.page}`);
        each.withScripts.push(await visit(origin + each.page));
        each.withoutScripts.push(await visit(mirror.address + each.page));
      }
    }
  } finally {
    mirror.close();
  }
  return measured;
}
