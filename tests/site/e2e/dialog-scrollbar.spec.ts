import { quietFlags } from "@octroi/ui/testing/flags";
import type { Locator, Page } from "@playwright/test";
import { waitlist } from "../../../site/app/content/waitlist.ts";
import { expect, test } from "./fixtures.ts";

// Playwright hides scrollbars, which on most desktops take room and can be pressed.
const { CHROMIUM_PATH: executablePath } = process.env;
test.use({
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: quietFlags,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

const copy = waitlist.en;

/** The windows of the two commonest laptops. */
for (const viewport of [
  { width: 1366, height: 657 },
  { width: 1280, height: 720 },
]) {
  const size = `${viewport.width}×${viewport.height}`;

  test(`H6 W2 at ${size} a dialog is scrolled by its scrollbar, and keeps what was typed`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(viewport);
    await visit("/en/pricing#waitlist");
    const dialog = page.getByRole("dialog");
    const first = dialog.getByLabel(copy.fields.firstName);
    await first.fill("Ada");
    const scrollbar = await scrollbarIn(dialog);
    expect(scrollbar.width).toBeGreaterThan(5);
    await page.mouse.move(scrollbar.x + scrollbar.width / 2, scrollbar.y + 30);
    await page.mouse.down();
    await page.mouse.move(scrollbar.x + scrollbar.width / 2, scrollbar.y + 300);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await expect(first).toHaveValue("Ada");
    expect((await scrollbarIn(dialog)).scrolled).toBeGreaterThan(0);
  });

  test(`H6 at ${size} the button of the form is in view at once`, async ({ page, visit }) => {
    await page.setViewportSize(viewport);
    await visit("/en/pricing#waitlist");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(copy.fields.firstName)).toBeFocused();
    await expect(dialog.getByRole("button", { name: copy.submit })).toBeInViewport({ ratio: 1 });
  });
}

test("a press beside the dialog closes an untouched form, and none that holds something", async ({
  page,
  visit,
}) => {
  await visit("/en/pricing#waitlist");
  const dialog = page.getByRole("dialog");
  const first = dialog.getByLabel(copy.fields.firstName);
  await first.fill("Ada");
  await pressBeside(page);
  await expect(first).toHaveValue("Ada");
  await first.fill("");
  await pressBeside(page);
  await expect(dialog).toBeHidden();
});

async function pressBeside(page: Page) {
  await page.mouse.click(20, 300);
}

/** A dialog's scrollbar: where it stands, and how far it was moved. */
function scrollbarIn(dialog: Locator) {
  return dialog.evaluate((element) => {
    const { top, right, width } = element.getBoundingClientRect();
    // Its border has two pixels.
    const bar = width - element.clientWidth - 2;
    return { x: right - bar, y: top, width: bar, scrolled: element.scrollTop };
  });
}
