import type { Page } from "@playwright/test";
import { counter, radarProviders, timings } from "../../domain/figures/figures.ts";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;
test.use(moving);
alone.use(moving);

test("P1 the radar turns once in 8 s, lights each provider up in passing, and costs no work per frame", async ({
  page,
  visit,
}) => {
  await visit("/en");

  await test.step("five providers with their counts", async () => {
    const radar = page.getByRole("img", { name: /^Radar/ });
    for (const { product, requests } of radarProviders) {
      await expect(radar).toContainText(`${product}${requests.toLocaleString("en-US")}`);
    }
    const beam = await animationOf(page, ".radar-sweep");
    expect(beam).toEqual({
      duration: timings.radarTurnMs,
      iterations: "Infinity",
      properties: ["transform"],
    });
  });

  await test.step("transform and opacity alone move", async () => {
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect
            ? effect
                .getKeyframes()
                .flatMap(({ offset, computedOffset, easing, composite, ...css }) => Object.keys(css))
            : [],
        ),
    );
    expect([...new Set(moved)].sort()).toEqual(["opacity", "transform"]);
  });

  await test.step("not by CSS, whose every turn the browser would wake the page for", async () => {
    const byStyle = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((each) => each.timeline === document.timeline && each instanceof CSSAnimation)
        .map((each) => each.id),
    );
    expect(byStyle).toEqual([]);
  });

  await test.step("in the radar and in the ledger, as the beam passes", async () => {
    for (const { product } of radarProviders) {
      const at = await litWhenBeamPasses(page, product);
      expect(at.radar, product).toBeGreaterThan(0.95);
      expect(at.ledger, product).toBeGreaterThan(0.95);
      expect(at.othersJustLit, product).toBe(0);
    }
  });
});

test("P1 the radar turns only where a visitor can stop it", async ({ page, visit, browser }) => {
  await visit("/en");
  await expect.poll(() => page.locator(".radar-sweep").evaluate(stateOfAnimation)).toBe("running");
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: "no-preference" });
  const still = await context.newPage();
  await still.goto(`${origin}/en`);
  expect(await still.locator(".radar-sweep").evaluate(stateOfAnimation)).toBe(undefined);
  await context.close();
});

alone("P1 the counter starts at 2847 and grows by 10 to 59 every 2 s", async ({ page, visit }) => {
  await stopTheClock(page);
  await visit("/en");
  await counterIs(page, "running");
  const shown = page.locator("[data-counter]");
  await expect(shown).toHaveText("€2,847");
  let before: number = counter.start;
  for (let tick = 0; tick < 5; tick++) {
    await page.clock.runFor(counter.tickMs - 1);
    await expect(shown).toHaveText(euros(before));
    await page.clock.runFor(1);
    await expect(shown).not.toHaveText(euros(before));
    const now = Number((await shown.innerText()).replace(/\D/g, ""));
    expect(now - before).toBeGreaterThanOrEqual(counter.minStep);
    expect(now - before).toBeLessThanOrEqual(counter.maxStep);
    before = now;
  }
});

alone("P1 radar and counter stand still out of sight, and go on when seen again", async ({ page, visit }) => {
  await stopTheClock(page);
  await visit("/en");
  await counterIs(page, "running");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await counterIs(page, "still");
  await expect.poll(() => page.locator(".radar-sweep").evaluate(stateOfAnimation)).toBe("paused");
  await page.clock.runFor(10 * counter.tickMs);
  await expect(page.locator("[data-counter]")).toHaveText("€2,847");
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await counterIs(page, "running");
  await page.clock.runFor(counter.tickMs);
  await expect(page.locator("[data-counter]")).not.toHaveText("€2,847");
});

test("P1 a visitor can stop what moves, and start it again; it stands still in a tab that is not in front", async ({
  page,
  visit,
}) => {
  await visit("/en");
  const beamIs = (state: string) =>
    expect.poll(() => page.locator(".radar-sweep").evaluate(stateOfAnimation)).toBe(state);
  await counterIs(page, "running");
  await page.getByRole("button", { name: "Stop the animation" }).click();
  await counterIs(page, "still");
  await beamIs("paused");
  await page.getByRole("button", { name: "Resume the animation" }).click();
  await counterIs(page, "running");
  await beamIs("running");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await counterIs(page, "still");
  await beamIs("paused");
});

alone("P1 nothing shifts while the counter ticks", async ({ page, visit }) => {
  await stopTheClock(page);
  await visit("/fr");
  await counterIs(page, "running");
  const label = page.locator("p:has([data-counter]) + p");
  const before = await label.boundingBox();
  await page.clock.runFor(30 * counter.tickMs);
  await expect(page.locator("[data-counter]")).not.toHaveText(/^2.847/);
  expect(await label.boundingBox()).toEqual(before);
});

test("P1 the statistics advance with the scroll, up to their figure", async ({ page, visit }) => {
  await visit("/en");
  const bar = page.locator(".advancing-bar").first();
  const scrollTo = (screensBelow: number) =>
    bar.evaluate((element, screens) => {
      window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight * screens);
    }, screensBelow);
  expect(await bar.evaluate(scaleOf)).toBe(1);
  await scrollTo(1.5);
  await expect.poll(() => bar.evaluate(scaleOf)).toBe(0);
  await scrollTo(0.9);
  await expect.poll(() => bar.evaluate(scaleOf)).toBeGreaterThan(0);
  expect(await bar.evaluate(scaleOf)).toBeLessThan(1);
  await scrollTo(0.3);
  await expect.poll(() => bar.evaluate(scaleOf)).toBe(1);
});

alone(
  "P1 without scroll timelines the statistics wait below and advance when reached",
  async ({ page, visit }) => {
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (condition: string, value?: string) =>
        condition.startsWith("animation-timeline")
          ? false
          : value === undefined
            ? supports(condition)
            : supports(condition, value);
    });
    await visit("/en");
    const first = page.locator(".advancing").first();
    await expect(first).toHaveAttribute("data-ahead");
    await first.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(first).not.toHaveAttribute("data-ahead");
  },
);

/** Time passes only when the test says so. */
async function stopTheClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function counterIs(page: Page, state: "running" | "still") {
  await expect(page.locator("[data-counter]")).toHaveAttribute("data-counter", state);
}

const euros = (value: number) => `€${value.toLocaleString("en-US")}`;

const stateOfAnimation = (element: Element) => element.getAnimations()[0]?.playState;

const scaleOf = (element: Element) => new DOMMatrix(getComputedStyle(element).transform).a;

function animationOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const effect = element.getAnimations()[0]?.effect;
    if (!(effect instanceof KeyframeEffect)) return undefined;
    const { duration, iterations } = effect.getComputedTiming();
    const properties = ["transform", "opacity"].filter((name) =>
      effect.getKeyframes().some((key) => name in key),
    );
    return { duration, iterations: String(iterations), properties };
  });
}

/** Holds every animation at the moment the beam points at a provider, and reads what shines. */
function litWhenBeamPasses(page: Page, product: string) {
  return page.evaluate((name) => {
    const radar = document.querySelector('[role="img"]');
    const sweep = document.querySelector(".radar-sweep");
    const blips = [...(radar?.querySelectorAll<HTMLElement>(".radar-lit") ?? [])];
    const marks = [...document.querySelectorAll<HTMLElement>("table .radar-lit")];
    const wanted = blips.findIndex((blip) => blip.textContent?.includes(name));
    const place = blips[wanted]?.parentElement;
    if (!radar || !sweep || !place) throw new Error(`No ${name} on the radar.`);
    const box = radar.getBoundingClientRect();
    const spot = place.getBoundingClientRect();
    const x = spot.left - (box.left + box.width / 2);
    const y = box.top + box.height / 2 - spot.top;
    const angle = ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360;
    const beam = sweep.getAnimations()[0];
    const angleOfBeam = () => {
      const { a, b } = new DOMMatrix(getComputedStyle(sweep).transform);
      return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    };
    if (!beam) throw new Error("The beam does not turn.");
    // Every animation started together: one moment of the beam is one moment of all.
    const all = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    for (const animation of all) animation.pause();
    const step = 8000 / 720;
    const hold = (time: number) => {
      for (const animation of all) animation.currentTime = time;
    };
    for (let moment = 0; moment < 8000; moment += step) {
      hold(moment);
      if (Math.abs(((angleOfBeam() - angle + 540) % 360) - 180) <= 0.3) break;
    }
    const opacity = (element: Element | undefined) =>
      element ? Number(getComputedStyle(element).opacity) : -1;
    return {
      radar: opacity(blips[wanted]),
      ledger: opacity(marks[wanted]),
      othersJustLit: blips.filter((blip, each) => each !== wanted && opacity(blip) > 0.95).length,
    };
  }, product);
}
