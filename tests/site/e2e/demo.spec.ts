import { brand } from "@octroi/ui/brand/brand";
import { slow } from "@octroi/ui/testing/slow";
import { violations } from "@octroi/ui/testing/violations";
import type { Page } from "@playwright/test";
import { timings } from "../../../site/domain/figures/figures.ts";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

const script = new URL(brand.booking.scriptUrl);
const booking = new URL(brand.booking.pageUrl);

/** The scheduling service as its documentation describes it, on its own hosts, without the network. */
async function standIn(page: Page) {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin === script.origin || origin === booking.origin) requests.push(request.url());
  });
  await page.route(`${script.origin}/**`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.Calendly = { initInlineWidget({ url, parentElement }) {
        const frame = document.createElement("iframe");
        frame.src = url;
        frame.width = "100%";
        frame.height = "100%";
        parentElement.append(frame);
      } };`,
    }),
  );
  const speak = 'parent.postMessage({ event: "calendly.event_type_viewed" }, "*")';
  await page.route(`${booking.origin}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<title>Calendar</title><h1>Pick a time</h1><script>${speak}</script>`,
    }),
  );
  return requests;
}

const open = (page: Page) => page.getByRole("link", { name: "Book a demo" }).click();
const box = (page: Page) => page.locator("[data-booking]");
const calendar = (page: Page) => page.frameLocator("[data-booking] iframe").getByText("Pick a time");

test("P2 nothing of the service is loaded before the booking opens", async ({ page, visit }) => {
  const requests = await standIn(page);
  await visit("/en");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await open(page);
  await expect(calendar(page)).toBeVisible();
  expect(requests).toEqual([brand.booking.scriptUrl, brand.booking.pageUrl]);
});

test(
  "P2 the widget is at least 320 px wide and 700 px high, and fits a screen of 320 px",
  slow,
  async ({ page, visit, complaints }) => {
    await standIn(page);
    await page.setViewportSize({ width: 320, height: 720 });
    await visit("/en");
    await open(page);
    await expect(calendar(page)).toBeVisible();
    const size = await box(page).boundingBox();
    expect(size?.x).toBe(0);
    expect(size?.width).toBe(320);
    expect(size?.height).toBe(700);
    const sideways = (part: Element) => part.scrollWidth - part.clientWidth;
    expect(await page.getByRole("dialog").evaluate(sideways)).toBe(0);
    expect(await box(page).locator("..").evaluate(sideways)).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test("P2 H6 closing empties the widget and gives focus back; opening again fills it, from one script", async ({
  page,
  visit,
}) => {
  const requests = await standIn(page);
  await visit("/en");
  await open(page);
  await expect(calendar(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: "Book a demo" })).toBeFocused();
  await open(page);
  await expect(calendar(page)).toBeVisible();
  expect(requests.filter((url) => url === brand.booking.scriptUrl)).toHaveLength(1);
});

test(
  "P2 H6 a script that does not load leaves a message, a link and an address; opening again, or on the spot, tries again",
  slow,
  async ({ page, visit }) => {
    await standIn(page);
    await page.route(`${script.origin}/**`, (route) => route.abort(), { times: 2 });
    await visit("/en");
    await open(page);
    await expectFallback(page);
    expect(await violations(page, "dialog[open]")).toEqual([]);
    await page.getByRole("button", { name: "Close" }).click();
    await open(page);
    await expectFallback(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(calendar(page)).toBeVisible();
  },
);

test(
  "P2 an unreachable calendar shows our words, never the browser’s error page",
  slow,
  async ({ page, visit }) => {
    await standIn(page);
    await page.route(`${booking.origin}/**`, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await visit("/en");
    await open(page);
    await failed;
    await expect(box(page).locator("iframe")).toHaveCount(1);
    const seen = await box(page).evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + 60)?.closest("iframe, [role=status]")?.tagName;
    });
    expect(seen).toBe("DIV");
    expect(await violations(page, "dialog[open] [role=status]")).toEqual([]);
  },
);

test("P2 a script that is not what it should be leaves the message too", slow, async ({ page, visit }) => {
  await standIn(page);
  await page.route(`${script.origin}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await visit("/en");
  await open(page);
  await expectFallback(page);
});

/** Keeps a route's answers back until they are let go. */
async function heldBack(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

for (const [late, address] of [
  ["script", script],
  ["calendar", booking],
] as const) {
  alone(
    `P2 a ${late} that takes more than 20 s is told of, not before, and shown when it comes`,
    slow,
    async ({ page, visit }) => {
      await standIn(page);
      const arrive = await heldBack(page, `${address.origin}/**`);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await visit("/en");
      await open(page);
      await expect(page.getByText("Opening the calendar…")).toBeVisible();
      await page.clock.runFor(timings.bookingLoadMs - 100);
      await expect(page.getByText("Opening the calendar…")).toBeVisible();
      await expect(page.getByText("20 seconds")).toBeVisible();
      await page.clock.runFor(100);
      await expectFallback(page, "The calendar is taking its time");
      arrive();
      await expect(calendar(page)).toBeVisible();
      await expect(page.getByText("The calendar is taking its time")).toBeHidden();
    },
  );
}

alone(
  "P2 whoever tries again asks anew, also for a script that never answered",
  slow,
  async ({ page, visit }) => {
    await standIn(page);
    // Never answered: the request hangs for as long as the page lives.
    await page.route(`${script.origin}/**`, () => {}, { times: 1 });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await visit("/en");
    await open(page);
    await expect(page.getByText("Opening the calendar…")).toBeVisible();
    await page.clock.runFor(timings.bookingLoadMs);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(calendar(page)).toBeVisible();
  },
);

test("P2 closing before the script arrived starts nothing", slow, async ({ page, visit }) => {
  const requests = await standIn(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`${script.origin}/**`, async (route) => {
    await held;
    await route.fallback();
  });
  await visit("/en");
  await open(page);
  await expect(page.getByText("Opening the calendar…")).toBeVisible();
  await page.keyboard.press("Escape");
  answer();
  await page.waitForFunction(() => "Calendly" in window);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(requests).toEqual([brand.booking.scriptUrl]);
});

async function expectFallback(page: Page, heading = "The calendar did not load") {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(heading)).toBeVisible();
  await expect(dialog.getByRole("link", { name: /Open the calendar/ })).toHaveAttribute(
    "href",
    brand.booking.pageUrl,
  );
  await expect(dialog.getByRole("link", { name: brand.contactEmail })).toHaveAttribute(
    "href",
    `mailto:${brand.contactEmail}`,
  );
  await expect(page.locator("iframe")).toBeHidden();
}
