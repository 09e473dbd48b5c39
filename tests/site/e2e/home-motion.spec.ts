import type { Page } from "@playwright/test";
import { counter, radarProviders, timings } from "../../../site/domain/figures/figures.ts";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;
test.use(moving);
alone.use(moving);

test("P1 the radar turns once in 8 s over five providers with their counts, and lights each as it passes", async ({
  page,
  visit,
}) => {
  await visit("/en");
  await motionIs(page, "running");
  const radar = page.getByRole("img", { name: /^Radar/ });
  for (const { product, requests } of radarProviders) {
    await expect(radar).toContainText(`${product}${requests.toLocaleString("en-US")}`);
  }
  for (const { product } of radarProviders) {
    const at = await whenBeamPasses(page, product);
    expect(at.turnMs).toBe(timings.radarTurnMs);
    expect(at.radar, product).toBeGreaterThan(0.95);
    expect(at.table, product).toBeGreaterThan(0.95);
  }
});

alone(
  "P1 the counter starts at 2847 and grows by 10 to 59 every 2 s, and nothing shifts",
  async ({ page, visit }) => {
    await stopTheClock(page);
    await visit("/en");
    await motionIs(page, "running");
    const shown = page.locator("[data-counter]");
    const label = page.locator("p:has([data-counter]) + p");
    const place = await label.boundingBox();
    await expect(shown).toHaveText("€2,847");
    let before: number = counter.start;
    for (let tick = 0; tick < 30; tick++) {
      await page.clock.runFor(counter.tickMs);
      const now = Number((await shown.innerText()).replace(/\D/g, ""));
      expect(now - before).toBeGreaterThanOrEqual(counter.minStep);
      expect(now - before).toBeLessThanOrEqual(counter.maxStep);
      before = now;
    }
    expect(await label.boundingBox()).toEqual(place);
  },
);

test("P1 H7 what moves stops with reduced motion, by its button, out of sight and in a tab behind", async ({
  page,
  visit,
}) => {
  await visit("/en");
  const stops = async (state: "paused" | "running") => {
    await motionIs(page, state);
    const states = await page
      .locator(".radar-sweep, .radar-lit")
      .evaluateAll((parts) =>
        parts.flatMap((part) => part.getAnimations().map(({ playState }) => playState)),
      );
    expect(new Set(states)).toEqual(new Set([state]));
  };
  await stops("running");

  await page.getByRole("button", { name: "Stop the animation" }).click();
  await stops("paused");
  await page.getByRole("button", { name: "Resume the animation" }).click();
  await stops("running");

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await stops("paused");
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await stops("running");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await motionIs(page, "paused");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await stops("running");

  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await stops("paused");
});

alone.describe("without script", () => {
  alone.use({ javaScriptEnabled: false });

  alone("P1 the radar stands still where nothing could stop it", async ({ page }) => {
    await page.goto("/en");
    const state = await page
      .locator(".radar-sweep")
      .evaluate((beam) => getComputedStyle(beam).animationPlayState);
    expect(state).toBe("paused");
    await expect(page.locator(".radar-lit[data-first]").first()).toHaveCSS("opacity", "1");
  });
});

test("P1 the statistics’ bars advance with the scroll; their figures stand whole wherever one stops", async ({
  page,
  visit,
}) => {
  await visit("/en");
  const statistic = page.locator(".advancing").first();
  const bar = statistic.locator(".advancing-bar");
  const grown = () => bar.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  /** With this much of it above the lower edge of the window, in parts of its height. */
  const scrollIn = (part: number) =>
    statistic.evaluate((element, shown) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height * shown - window.innerHeight, behavior: "instant" });
    }, part);
  const stages = [
    { part: 0.1, isReached: (scale: number) => scale === 0 },
    { part: 0.6, isReached: (scale: number) => scale > 0 && scale < 1 },
    { part: 1.1, isReached: (scale: number) => scale === 1 },
  ];
  for (const { part, isReached } of stages) {
    await scrollIn(part);
    // The bar follows with the next frame.
    await expect.poll(async () => isReached(await grown()), `${part} of it in view`).toBe(true);
    // Only what is moved could stand half-way.
    const moved = await statistic
      .locator("p")
      .first()
      .evaluate((figure) => figure.getAnimations({ subtree: true }).length);
    expect(moved).toBe(0);
    expect((await statistic.locator("p").first().innerText()).trim()).toBe("62.8%");
  }
});

/** Time passes only when the test says so. */
async function stopTheClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function motionIs(page: Page, state: "running" | "paused" | "still") {
  await expect(page.locator("[data-motion]")).toHaveAttribute("data-motion", state);
}

/** Holds every animation at the moment the beam points at a provider, and reads what shines. */
function whenBeamPasses(page: Page, product: string) {
  return page.evaluate((name) => {
    const radar = document.querySelector('[role="img"]');
    const beam = document.querySelector(".radar-sweep")?.getAnimations()[0];
    const blips = [...(radar?.querySelectorAll(".radar-lit") ?? [])];
    const wanted = blips.findIndex((blip) => blip.textContent?.includes(name));
    const place = blips[wanted]?.parentElement?.getBoundingClientRect();
    const mark = document.querySelectorAll("table .radar-lit")[wanted];
    if (!radar || !beam || !place || !mark)
      throw new Error(`Expected ${name} on the radar and in the table.`);
    const box = radar.getBoundingClientRect();
    const angle = Math.atan2(place.left - box.left - box.width / 2, box.top + box.height / 2 - place.top);
    const turnMs = Number(beam.effect?.getComputedTiming().duration);
    const angleAt = (time: number) => {
      for (const each of document.getAnimations()) {
        if (each.timeline !== document.timeline) continue;
        each.pause();
        each.currentTime = time;
      }
      const { a, b } = new DOMMatrix(
        getComputedStyle(document.querySelector(".radar-sweep") ?? radar).transform,
      );
      return Math.atan2(b, a);
    };
    const steps = 720;
    const isThere = (time: number) => Math.cos(angleAt(time) - angle) > Math.cos(Math.PI / steps);
    Array.from({ length: steps }, (_, step) => (turnMs * step) / steps).find(isThere);
    const opacity = (element: Element | undefined) =>
      element ? Number(getComputedStyle(element).opacity) : -1;
    return { turnMs, radar: opacity(blips[wanted]), table: opacity(mark) };
  }, product);
}
