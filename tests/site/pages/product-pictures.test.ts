import { readdirSync, readFileSync } from "node:fs";
import { languages } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import {
  maxPictureBytes,
  pictureAddress,
  pictureForms,
  pictureIds,
  pictureSize,
} from "../../../site/domain/pictures/pictures.ts";
import { everyPage } from "../browser/every-page.ts";
import { htmlAt } from "./rendered-pages.ts";

const publicFolder = new URL("../../../site/public", import.meta.url).pathname;
const taken = pictureIds.flatMap((id) =>
  languages.flatMap((language) =>
    pictureForms.map((form) => ({
      address: pictureAddress(id, language, form),
      size: pictureSize(id, form),
    })),
  ),
);
const addresses = taken.map(({ address }) => address).sort();

test("every picture of the product is there in both languages and both forms, and no other", () => {
  const found = readdirSync(`${publicFolder}/pictures`).map((name) => `/pictures/${name}`);
  expect(found.sort()).toEqual(addresses);
});

test.each(taken)(
  "$address is a light WebP of the proportions that pages leave room for",
  ({ address, size }) => {
    const bytes = readFileSync(publicFolder + address);
    expect(bytes.length).toBeLessThanOrEqual(maxPictureBytes);
    const { width, height } = sizeOf(bytes);
    expect(width / height).toBeCloseTo(size.width / size.height, 2);
  },
);

test("pages show pictures in their own language, and each is shown", async () => {
  const shown = await Promise.all(
    everyPage.map(async (path) => {
      const html = await htmlAt(path);
      const found = html.match(/\/pictures\/[\w-]+\.webp/g) ?? [];
      const language = path.startsWith("/fr") ? "fr" : "en";
      expect(
        found.filter((address) => !address.includes(`-${language}-`)),
        path,
      ).toEqual([]);
      return found;
    }),
  );
  expect([...new Set(shown.flat())].sort()).toEqual(addresses);
});

test.each(languages)(
  "home, pricing, the plugin’s page and guides show the product, in %s",
  async (language) => {
    const { home, pricing, wordpressPlugin, documentation, documentationWordpress, documentationVercel } =
      pages;
    for (const page of [
      home,
      pricing,
      wordpressPlugin,
      documentation,
      documentationWordpress,
      documentationVercel,
    ]) {
      const html = await htmlAt(addressOf(page, language));
      const images = html.match(/<img [^>]*\/pictures\/[^>]*>/g) ?? [];
      expect(images.length, page).toBeGreaterThan(0);
      for (const image of images)
        expect(image).toMatch(/alt="[^"]{40,}".*width="\d+".*height="\d+".*loading="lazy"/);
    }
  },
);

/** Of a WebP in the extended format, as Chromium writes it, in pixels. */
function sizeOf(bytes: Buffer): { width: number; height: number } {
  expect(bytes.toString("latin1", 8, 16)).toBe("WEBPVP8X");
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}
