import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Language } from "@octroi/ui/language/language";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import {
  type PictureForm,
  type PictureId,
  pictureAddress,
  pictureForms,
  pictureSize,
} from "../domain/pictures/pictures.ts";

const folder = join(import.meta.dirname, "../public");

/** Sharp on a screen of two pixels for one, but no more than a page can afford. */
const scales: Readonly<Record<PictureForm, number>> = { wide: 1.5, narrow: 2 };
const quality = 72;

export interface Scene {
  id: PictureId;
  /** Where the picture begins at a part of the page, with its fragment. */
  address: string;
}

export interface Shoot {
  browser: Browser;
  language: Language;
  /** Signs the visitor in. */
  enter: (context: BrowserContext) => Promise<void>;
  /** Added to each page, for what is the machine’s and not the product’s. */
  style?: string;
  scenes: readonly Scene[];
}

/** Takes each scene in both forms, as WebP. */
export async function takePictures({ browser, language, enter, style, scenes }: Shoot): Promise<void> {
  for (const form of pictureForms) {
    const context = await browser.newContext({
      deviceScaleFactor: scales[form],
      reducedMotion: "reduce",
      locale: language,
    });
    await enter(context);
    const page = await context.newPage();
    for (const { id, address } of scenes) {
      const { width, height } = pictureSize(id, form);
      await page.setViewportSize({ width, height });
      await page.goto(address, { waitUntil: "networkidle" });
      if (style !== undefined) await page.addStyleTag({ content: style });
      await page.evaluate(async () => {
        await document.fonts.ready;
        // What has been loaded since may have moved the part that the address names.
        if (location.hash !== "") document.querySelector(location.hash)?.scrollIntoView();
      });
      // Away from menus that open under the pointer.
      await page.mouse.move(width / 2, height - 1);
      await writePicture(page, join(folder, pictureAddress(id, language, form)));
    }
    await context.close();
  }
}

/** Playwright knows PNG and JPEG; the browser itself also writes WebP, a third of their size. */
async function writePicture(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(data, "base64"));
  await session.detach();
}
