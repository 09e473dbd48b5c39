import { expect, test } from "vitest";
import { isBrowser } from "./browser.ts";

test.each([
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  "Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)",
  "Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18",
])("a person may have sent %j", (agent) => {
  expect(isBrowser(agent)).toBe(true);
});

test.each([
  "",
  "-",
  "curl/8.14.1",
  "python-requests/2.32.4",
  "Some odd name",
  "Mozilla/5.0 (compatible; SomeLinkBot/1.0)",
  "Mozilla/5.0 (compatible; reader; +https://example.com/reader)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
])("no person is seen in %j", (agent) => {
  expect(isBrowser(agent)).toBe(false);
});
