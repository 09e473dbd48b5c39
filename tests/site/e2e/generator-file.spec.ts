import { blockMarkers, matchRobots, octetLimit, parseRobots } from "@octroi/crawlers/robots";
import { slow } from "@octroi/ui/testing/slow";
import { generatorCopy } from "../../../site/app/content/generator.ts";
import { expect, sharing as test } from "./fixtures.ts";
import { addressIn, bot, downloaded, file, openFile, paste, refusal, textOf } from "./generator-page.ts";

test("an opened file comes back byte for byte, and a second visit replaces the rules in place", async ({
  page,
  visit,
}) => {
  await visit(`${addressIn("en")}?bots=GPTBot`);
  const mine = Buffer.from(
    "\uFEFF# é\r\nUser-agent: *\r\nCrawl-delay: 5\r\n\r\nSitemap: https://a.example/\r\n",
  );
  await openFile(page, mine);
  await expect(file(page)).toContainText("Crawl-delay");
  const first = await downloaded(page);
  expect(first.subarray(0, mine.length)).toEqual(mine);
  expect(first.includes("\r\nUser-agent: GPTBot\r\nDisallow: /\r\n")).toBe(true);

  await openFile(page, first);
  await bot(page, "GPTBot").uncheck();
  await bot(page, "CCBot").check();
  await expect(file(page)).toContainText("User-agent: CCBot");
  const second = await downloaded(page);
  expect(second.subarray(0, mine.length)).toEqual(mine);
  expect(second.includes("GPTBot")).toBe(false);
  expect(second.toString().split(blockMarkers.begin)).toHaveLength(2);
});

test(
  "bad input: 10 MB, binary and 100,000 groups in the field are refused in words, and nothing is lost",
  slow,
  async ({ page, visit, complaints }) => {
    const { existing } = generatorCopy.en;
    await visit(addressIn("en"));
    const field = page.getByLabel(existing.label);
    await field.fill("# mine");
    await expect(file(page)).toContainText("# mine");

    await paste(page, existing.label, "User-agent: *\nDisallow: /\n".repeat(400_000));
    await expect(refusal(page)).toHaveText(existing.refused["too-long"]);
    await paste(page, existing.label, "a\0b");
    await expect(refusal(page)).toHaveText(existing.refused["not-text"]);
    await field.fill(Array.from({ length: 100_000 }, (_, n) => `User-agent: a${n}\nDisallow: /\n`).join(""));
    await expect(refusal(page)).toHaveText(existing.refused["too-long"]);

    await expect(field).toHaveValue("# mine");
    await expect(file(page)).toContainText("# mine");
    expect(complaints).toEqual([]);
  },
);

test(
  "bad input: a file of 10 MB and one that is not UTF-8 are refused in words, until a good one comes",
  slow,
  async ({ page, visit }) => {
    const { existing } = generatorCopy.en;
    await visit(addressIn("en"));
    await openFile(page, Buffer.from([0x23, 0xe9, 0x0a]));
    await expect(refusal(page)).toHaveText(existing.refused["not-text"]);
    await openFile(page, Buffer.alloc(10_000_000, "#\n"));
    await expect(refusal(page)).toHaveText(existing.refused["too-long"]);
    await openFile(page, Buffer.from("# good"));
    await expect(refusal(page)).toBeEmpty();
    await expect(file(page)).toContainText("# good");
  },
);

test(
  "a long file within what crawlers read is merged whole, and only the part that changes is drawn",
  slow,
  async ({ page, visit }) => {
    await visit(`${addressIn("en")}?bots=GPTBot`);
    const group = "User-agent: a\nDisallow: /\n";
    const mine = group.repeat(Math.floor((octetLimit - 2000) / group.length));
    await paste(page, generatorCopy.en.existing.label, mine);
    await expect(page.getByText(generatorCopy.en.existing.kept)).toBeVisible();
    // What is not to be edited has no label that leads nowhere.
    const labels = page.locator("label[for]");
    expect(
      await labels.evaluateAll((all) => all.filter((label) => !("control" in label && label.control))),
    ).toEqual([]);
    await expect(file(page)).toContainText("unchanged lines, not shown");
    expect((await textOf(page)).length).toBeLessThan(4000);
    const taken = (await downloaded(page)).toString();
    expect(taken.startsWith(mine)).toBe(true);
    expect(matchRobots(parseRobots(taken), { agent: "GPTBot", path: "/" }).allowed).toBe(false);
    await page.getByRole("button", { name: generatorCopy.en.existing.remove }).click();
    await expect(page.getByLabel(generatorCopy.en.existing.label)).toHaveValue("");
  },
);

test(
  "on a phone no box that the keyboard reaches lies under the bar at the bottom",
  slow,
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(addressIn("en"));
    const bar = page.locator("fieldset > p").last();
    await bot(page, "GPTBot").focus();
    for (let n = 0; n < 14; n += 1) {
      await page.keyboard.press("Tab");
      const overlap = await bar.evaluate((element) => {
        const box = document.activeElement?.getBoundingClientRect();
        return box === undefined ? 0 : box.bottom - element.getBoundingClientRect().top;
      });
      expect(overlap).toBeLessThanOrEqual(0);
    }
  },
);

test("a pasted file is there again after a reload", async ({ page, visit }) => {
  await visit(addressIn("en"));
  const { label } = generatorCopy.en.existing;
  await paste(page, label, "User-agent: *\nDisallow: /kept/\n");
  await expect.poll(() => textOf(page)).toContain("/kept/");
  await page.reload();
  await expect(page.getByLabel(label)).toHaveValue("User-agent: *\nDisallow: /kept/\n");
  await expect.poll(() => textOf(page)).toContain("/kept/");
});
