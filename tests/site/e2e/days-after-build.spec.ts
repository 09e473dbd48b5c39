import { formatter } from "@octroi/ui/language/format";
import { slow } from "@octroi/ui/testing/slow";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";
import { addressIn, downloaded, textOf } from "./generator-page.ts";

/** A build is served for days, months, maybe years: what it was on its first day it must be on every other. */
for (const [later, days] of [
  ["a day", 1],
  ["a month", 31],
  ["a year", 366],
] as const) {
  test(
    `G2 ${later} after the build the generator dates its file by the visitor’s day, without Intl`,
    slow,
    async ({ page, complaints }) => {
      const moment = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
      await page.clock.install({ time: moment });
      await page.addInitScript(countIntl);
      await page.goto(addressIn("fr"));
      await waitForHydration(page);
      const day = formatter("fr").date(
        await page.evaluate(() => {
          const now = new Date();
          return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
        }),
      );
      await expect.poll(() => textOf(page)).toContain(day);
      expect(String(await downloaded(page))).toContain(day);
      expect(await page.evaluate(() => Reflect.get(window, "intlCalls"))).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}

test("no tool writes with Intl while it hydrates", slow, async ({ page }) => {
  await page.addInitScript(countIntl);
  for (const path of [
    pages.home,
    pages.robotsTxtTester,
    pages.aiPolicy,
    pages.siteCheck,
    pages.logAnalyzer,
  ]) {
    await page.goto(addressOf(path, "en"));
    await waitForHydration(page);
    expect(await page.evaluate(() => Reflect.get(window, "intlCalls")), path).toEqual([]);
  }
});

/** Runs in the page, before its scripts. */
function countIntl() {
  const calls: string[] = [];
  Object.assign(window, { intlCalls: calls });
  for (const type of [Date, Number]) {
    for (const name of Object.getOwnPropertyNames(type.prototype).filter((each) =>
      each.startsWith("toLocale"),
    )) {
      const original = Reflect.get(type.prototype, name);
      Reflect.set(type.prototype, name, function (this: unknown, ...values: unknown[]) {
        calls.push(`${type.name}.${name}`);
        return Reflect.apply(original, this, values);
      });
    }
  }
  for (const name of ["DateTimeFormat", "NumberFormat", "PluralRules", "Collator"] as const) {
    Reflect.set(
      Intl,
      name,
      new Proxy(Intl[name], {
        construct(target, values) {
          calls.push(name);
          return Reflect.construct(target, values);
        },
      }),
    );
  }
}
