import { expect, test } from "vitest";
import { crawlers } from "../registry.ts";
import { declaredName, programName } from "./declared-name.ts";

test.each([
  ["ExampleBot", "ExampleBot"],
  ["ExampleBot/1.0", "ExampleBot"],
  ["examplebot/1.0 (+https://example.com/bot)", "examplebot"],
  ["Example-Crawler/2", "Example-Crawler"],
  ["my_spider", "my_spider"],
  ["spider", "spider"],
  ["Mozilla/5.0 (compatible; ExampleBot; +https://example.com)", "ExampleBot"],
  ["Mozilla/5.0 (compatible; example.com-bot/1.0)", "example.com-bot"],
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; NewsBot/3.1) Chrome/140.0.0.0 Safari/537.36",
    "NewsBot",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 NewsBot/1.0 (news@example.com)",
    "NewsBot",
  ],
  ["python-requests/2.32.4 ResearchCrawler/0.1", "ResearchCrawler"],
  [`${"a".repeat(30)}bot/1.0`, `${"a".repeat(30)}bot`],
])("%j gives the name %s", (agent, name) => {
  expect(declaredName(agent)).toBe(name);
});

test.each([
  // Browsers, and apps that show pages.
  "",
  "-",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
  "Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 5.1; Crawler; HotBot)",
  "Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18",
  "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/450.0.0.38.108;FBBV/564431005;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/18.6;FBSS/3;FBID/phone;FBLC/fr_FR;FBOP/80]",
  "Mozilla/5.0 (Linux; Android 13; CUBOT P80 Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 310.0.0.37.328 Android (33/13; 480dpi; 1080x2400; CUBOT; P80; P80; mt6765; fr_FR; 549114395)",
  "Mozilla/5.0 (Linux; Android 9; CUBOT) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 8.1.0; CUBOT_X19 Build/O11019) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  "Instagram 310.0.0.37.328 Android (33/13; 480dpi; 1080x2400; CUBOT; P80; P80; mt6765; fr_FR; 549114395)",
  "Dalvik/2.1.0 (Linux; U; Android 9; CUBOT X19 Build/PPR1.180610.011)",
  "CUBOT/9 Android",
  "Mozilla/5.0 (Linux; Android 10; Robot) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ChatBot/1.0",
  "AIChatBot/4.2 CFNetwork/1494.0.7 Darwin/23.4.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) ChatBot/1.0 Chrome/124.0.0.0 Electron/30.0.0 Safari/537.36 (https://example.com)",
  "ChatBot/3.1 okhttp/4.12.0",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 https://example.com/robot",
  // Programs that give no such name.
  "curl/8.14.1",
  "Wget/1.25.0",
  "python-requests/2.32.4",
  "Go-http-client/2.0",
  "okhttp/4.12.0",
  "node-fetch",
  "axios/1.7.9",
  "Java/21.0.2",
  "GuzzleHttp/7",
  "libwww-perl/6.77",
  "Apache-HttpClient/4.5.14 (Java/17.0.2)",
  "reader/1.0 (https://example.com/bot)",
  "reader (info@examplebot.com)",
  "reader (like TwitterBot)",
  "BotBrowser/1.0",
  `${"a".repeat(40)}bot/1.0`,
])("%j gives none", (agent) => {
  expect(declaredName(agent)).toBeUndefined();
});

test.each([
  ["reader/2.0 (a reader)", "someone@example.com", "reader"],
  ["", "someone@example.com", "example.com"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0", "crawler(at)example.org", "example.org"],
  ["ExampleBot/1.0", "someone@example.com", "ExampleBot"],
  [`${"a".repeat(60)}/1.0`, "someone@example.com", "a".repeat(40)],
  ["", "nonsense", undefined],
])("%j, from %j, gives the name %s", (agent, from, name) => {
  expect(declaredName(agent, from)).toBe(name);
});

test.each([
  ["python-requests/2.32.4", "python-requests"],
  ["Reader 2.0 (info@example.com)", "Reader"],
  ["Mozilla/5.0 (compatible; Reader/2.0; +https://example.com/reader)", "Reader"],
  [`${"a".repeat(60)}/1.0`, "a".repeat(40)],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", undefined],
  ["Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 5.1; https://example.com)", undefined],
  ["Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/120.0.0.0 Mobile Safari/537.36", undefined],
  ["Reader/4.2 CFNetwork/1494.0.7 Darwin/23.4.0", undefined],
  ["Reader/3.1 okhttp/4.12.0", undefined],
  ["", undefined],
  ["-", undefined],
])("the program of %j is %s", (agent, name) => {
  expect(programName(agent)).toBe(name);
});

test("eight in ten crawlers of the registry whose names end so would be found by them, had nobody listed them", () => {
  const written = crawlers.filter(
    ({ token, userAgent }) => userAgent && /^[\w.-]*(?:bot|crawler|spider)$/i.test(token),
  );
  const found = written.filter(({ token, userAgent }) => declaredName(userAgent?.header ?? "") === token);
  expect(written.length).toBeGreaterThan(50);
  expect(found.length / written.length).toBeGreaterThan(0.8);
});

test("a long header is answered in time that grows with its length alone", () => {
  const time = (header: string) => {
    const start = performance.now();
    declaredName(header);
    return performance.now() - start;
  };
  for (const part of ["bot ", "a", "a.", "(a;", "like bot "])
    expect(time(part.repeat(100_000))).toBeLessThan(2000);
});
