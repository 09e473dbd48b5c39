import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { expect } from "./fixtures.ts";

export const addressIn = (language: "fr" | "en") => addressOf(pages.robotsTxtGenerator, language);

export function file(page: Page) {
  return page.locator("#file code").first();
}

export async function textOf(page: Page): Promise<string> {
  return (await file(page).textContent()) ?? "";
}

export function bot(page: Page, token: string) {
  return page.getByRole("checkbox", { name: token, exact: true });
}

export function refusal(page: Page) {
  return page.getByRole("main").getByRole("alert");
}

export function boxes(page: Page) {
  return page.locator("fieldset").getByRole("checkbox");
}

export function selected(page: Page): Promise<string[]> {
  return page
    .locator("fieldset li:has(:checked) label")
    .evaluateAll((labels) => labels.map((label) => label.textContent ?? ""));
}

export async function downloaded(page: Page): Promise<Buffer> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: /^(Download|Télécharger)$/ }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("robots.txt");
  return readFile(await download.path());
}

export async function openFile(page: Page, buffer: Buffer) {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "robots.txt", mimeType: "text/plain", buffer });
}

/** As the browser does it when the clipboard holds `text`. */
export async function paste(page: Page, label: string, text: string) {
  await page.getByLabel(label).evaluate((field, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", content);
    if (field instanceof HTMLTextAreaElement) field.select();
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
