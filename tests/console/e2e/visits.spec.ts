import { writeFile } from "node:fs/promises";
import { formatter } from "@octroi/ui/language/format";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { visitsChartWords } from "@octroi/ui/words/visits-chart";
import type { Locator, Page } from "@playwright/test";
import { connection as connectionWords, standingWords } from "../../../console/app/content/sites.ts";
import { visitsCopy } from "../../../console/app/content/visits.ts";
import { waitingCopy } from "../../../console/app/content/waiting.ts";
import { filled } from "../../../console/app/page/words.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { dayOf, isoDay } from "../../../domain/visits/day.ts";
import { dropFile, gptBotLine } from "../browser/access-log.ts";
import { startConsole } from "../browser/console.ts";
import { furnishNewSite } from "../browser/furnish.ts";
import { event, lines } from "../visits/server.ts";
import { expect, test } from "./fixtures.ts";

test.describe.configure({ mode: "parallel" });

/** Reports visits of these paths as a gate does, the earliest first. */
async function report(console: string, { site, secret }: { site: string; secret: string }, paths: string[]) {
  const response = await fetch(`${console}/v1/visits`, {
    method: "POST",
    body: lines(paths.map((path) => event({ path }))),
    headers: { authorization: `Basic ${btoa(`${site}:${secret}`)}` },
  });
  expect(response.status).toBe(200);
}

for (const language of journeyLanguages("fr")) {
  const copy = visitsCopy[language];
  const waiting = waitingCopy[language];
  const { counted, date, day } = formatter(language);

  const latestVisits = (page: Page) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: copy.live.heading }) });

  test(`visits appear as they come, each once, also after the console restarted (${language})`, async ({
    page,
    remember,
  }) => {
    const running = await startConsole({ ROBOTS_FETCH: "off" });
    try {
      const own = await furnishNewSite(running.folder, language, `live-${language}.com`);
      await report(running.address, own, ["/rendered"]);
      await remember("session", own.token);
      await page.goto(running.address + pathTo("site", own));
      let loads = 0;
      page.on("load", () => loads++);
      const list = latestVisits(page);
      const visits = list.getByRole("listitem");
      await expect(visits).toHaveText(endingWith("/rendered"));
      await expect(list.getByRole("status")).toHaveText(copy.live.on);
      await report(running.address, own, ["/second", "/third"]);
      await expect(visits).toHaveText(endingWith("/third", "/second", "/rendered"));
      await running.restart();
      await report(running.address, own, ["/after-restart"]);
      await expect(visits).toHaveText(endingWith("/after-restart", "/third", "/second", "/rendered"));
      await expect(list.getByRole("status")).toHaveText(copy.live.on);
      expect(loads).toBe(0);
    } finally {
      await running.stop();
    }
  });

  test(
    `visits go on after the console had no place (${language})`,
    slow,
    async ({ page, folder, baseURL, remember }) => {
      const own = await furnishNewSite(folder, language, `busy-${language}.com`);
      await report(baseURL ?? "", own, ["/rendered"]);
      await remember("session", own.token);
      // A browser does not ask again by itself after such an answer.
      await page.route(`**${pathTo("siteLive", own)}?*`, (route) => route.fulfill({ status: 503 }), {
        times: 1,
      });
      const refused = page.waitForResponse((response) => response.status() === 503);
      await page.goto(pathTo("site", own));
      await refused;
      await report(baseURL ?? "", own, ["/missed"]);
      const visits = latestVisits(page).getByRole("listitem");
      await expect(visits).toHaveText(endingWith("/missed", "/rendered"));
    },
  );

  test(`a site that waits turns to its first visit (${language})`, async ({
    page,
    context,
    folder,
    baseURL,
    remember,
  }) => {
    const own = await furnishNewSite(folder, language, `first-${language}.com`);
    await remember("session", own.token);
    const connection = await context.newPage();
    await page.goto(pathTo("site", own));
    await connection.goto(pathTo("siteConnection", own));
    await expect(page.getByText(waiting.lead)).toBeVisible();
    const { waiting: before, counting } = standingWords[language];
    const { justUsed } = connectionWords[language].keys;
    const marks = [page.locator("header"), connection.locator("header"), connection.locator("main")];
    for (const mark of marks) await expect(mark.getByText(before).first()).toBeVisible();
    await expect(connection.getByText(justUsed)).toBeHidden();
    const more = Array.from({ length: 14 }, (_, nth) => `/later-${nth}`);
    await report(baseURL ?? "", own, ["/earliest", ...more]);
    const came = filled(waiting.first.came, { crawler: "GPTBot", path: "/earliest" });
    await expect(page.getByRole("status").filter({ hasText: came })).toBeVisible();
    await expect(connection.getByRole("status").filter({ hasText: came })).toBeVisible();
    for (const mark of marks) {
      await expect(mark.getByText(counting).first()).toBeVisible();
      await expect(mark.getByText(before).first()).toBeHidden();
    }
    await expect(connection.getByText(justUsed)).toBeVisible();
    await connection.getByRole("link", { name: waiting.first.show }).click();
    await expect(latestVisits(connection).getByRole("listitem").first()).toContainText("/later-13");
  });

  test(`an access log is added once, marked as imported, and can be removed (${language})`, async ({
    page,
    folder,
    remember,
    visit,
  }, testInfo) => {
    const own = await furnishNewSite(folder, language, `past-${language}.com`);
    await remember("session", own.token);
    const today = dayOf(Date.now());
    const [earlier, later] = [isoDay(today - 3), isoDay(today - 2)];
    const log = [earlier, earlier, earlier, later, later].map(gptBotLine).join("");
    const { past } = waiting;
    const sentence = (words: string, visits: number, days: number) =>
      filled(words, {
        visits: counted(visits, past.visits),
        days: counted(days, past.days),
        first: date(earlier),
        last: date(later),
      });
    const file = testInfo.outputPath("access.log");
    await writeFile(file, log);
    const addLog = async (give: (files: Locator) => Promise<void>) => {
      await visit(pathTo("importedDays", own));
      const files = page.locator("input[type=file]");
      await give(files);
      await expect(page.getByRole("status")).toContainText(sentence(past.found, 5, 2));
      // With a file still chosen, choosing the same one again would do nothing.
      await expect(files).toHaveValue("");
      await page.getByRole("button", { name: past.add }).click();
    };
    const isInTheChart = async () => {
      await page.getByRole("link", { name: past.show }).click();
      await page.getByText(visitsChartWords[language].showTable).click();
      for (const [iso, visits] of [[earlier, 3] as const, [later, 2] as const]) {
        const row = page.getByRole("row").filter({ hasText: day(iso) });
        await expect(row.getByRole("cell").last()).toHaveText(String(visits));
      }
      await expect(page.getByText(counted(5, copy.chart.imported))).toBeVisible();
    };

    await addLog((files) => dropFile(files, file));
    await expect(page.getByRole("status")).toContainText(sentence(past.added, 5, 2));
    await isInTheChart();
    await addLog((files) => files.setInputFiles(file));
    await expect(page.getByRole("status")).toHaveText(`${counted(2, past.daysBefore)} ${past.show}`);
    await isInTheChart();
    await visit(pathTo("importedDays", own));
    await page.getByRole("button", { name: past.imported.remove }).click();
    await expect(page.getByText(past.imported.removed)).toBeVisible();
    await visit(pathTo("site", own));
    await expect(page.getByText(waiting.lead)).toBeVisible();
  });

  test(`a log that is chosen before the script has come is read, and says what it leaves out (${language})`, async ({
    page,
    folder,
    remember,
  }, testInfo) => {
    const own = await furnishNewSite(folder, language, `early-${language}.com`);
    await remember("session", own.token);
    const { past } = waiting;
    const file = testInfo.outputPath("access.log");
    const today = dayOf(Date.now());
    await writeFile(file, [today - 2, today + 2, today + 3].map((at) => gptBotLine(isoDay(at))).join(""));
    const scripts = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(pathTo("importedDays", own), { waitUntil: "commit" });
    await page.locator("input[type=file]").setInputFiles(file);
    scripts.resolve();
    await page.getByRole("button", { name: past.add }).click();
    await expect(page.getByRole("status")).toContainText(counted(2, past.leftOut.future));
  });

  test(`a chart's figures are read with the keyboard and the pointer (${language})`, async ({
    page,
    furniture,
    remember,
    visit,
  }) => {
    const { owner } = furniture[language];
    await remember("session", owner.token);
    await visit(pathTo("site", owner));
    const figure = page.locator("figure").filter({ has: page.getByRole("slider") });
    const plot = figure.getByRole("slider");
    const readout = plot.locator("[data-readout]");
    const rows = await figure.locator("tbody tr").evaluateAll((all) =>
      all.map((row) => {
        const [time, ...figures] = [...row.children].map((cell) => cell.firstChild?.textContent ?? "");
        return { time, figures };
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    const reads = async (position: number) => {
      const { time = "", figures = [] } = rows.at(position) ?? {};
      await expect(readout).toBeVisible();
      await expect(readout.locator("p")).toHaveText(time);
      await expect(readout.getByRole("listitem", { includeHidden: true })).toHaveText(
        // The sum first.
        [figures.at(-1), ...figures.slice(0, -1)].map((each) => new RegExp(`\\D ${each}$`)),
      );
      await expect(plot).toHaveAttribute("aria-valuetext", new RegExp(`^${time}: .*\\D ${figures.at(-1)}$`));
    };

    await plot.focus();
    await reads(-1);
    await page.keyboard.press("Home");
    await reads(0);
    await page.keyboard.press("ArrowRight");
    await reads(1);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await reads(0);
    await page.keyboard.press("End");
    await reads(-1);
    await page.keyboard.press("Escape");
    await expect(readout).toBeHidden();
    const { width = 0, height = 0 } = (await plot.boundingBox()) ?? {};
    await plot.hover({ position: { x: 1, y: height / 2 } });
    await reads(0);
    await plot.hover({ position: { x: ((rows.length - 2) / (rows.length - 1)) * width, y: height / 2 } });
    await reads(-2);
    await page.mouse.move(0, 0);
    await expect(readout).toBeHidden();
  });
}

/** Each visit of the list ends with its path. */
function endingWith(...paths: string[]): RegExp[] {
  return paths.map((path) => new RegExp(`${path}$`));
}
