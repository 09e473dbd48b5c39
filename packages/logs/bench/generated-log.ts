import { knownCrawlers, statusOf } from "@octroi/crawlers/identify";

const browsers = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
];
const crawlers = knownCrawlers
  .filter(({ token, sendsRequests }) => statusOf(token) === "active" && sendsRequests)
  .slice(0, 60)
  .map(({ token }) => `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${token}/1.0)`);
const referrers = ["-", "-", "https://www.google.com/", "https://www.example.com/", "https://chatgpt.com/"];

/**
 * A log such as a publisher has, in the combined format: one visit in three by one of 60 crawlers, half of the
 * visits to few pages and the others to many. The same numbers give the same lines.
 */
export function* generatedLines(from = 0): Generator<string, never> {
  let state = from + 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  for (let number = from; ; number++) {
    const second = Math.floor(number / 20);
    const date = new Date(1_760_000_000_000 + second * 1000).toISOString();
    const clock = `${date.slice(8, 10)}/${months[Number(date.slice(5, 7)) - 1]}/${date.slice(0, 4)}:${date.slice(11, 19)}`;
    const isCrawler = random(3) === 0;
    const agent = isCrawler ? crawlers[random(crawlers.length)] : browsers[random(browsers.length)];
    const page = random(2) === 0 ? random(300) : random(2_000_000);
    const path =
      random(5) === 0 ? `/assets/app-${random(50)}.css` : `/2026/${page % 12}/article-${page}-its-title`;
    const status = random(20) === 0 ? 404 : 200;
    const address = `${1 + random(200)}.${random(256)}.${random(256)}.${random(256)}`;
    const referrer = isCrawler ? "-" : referrers[random(referrers.length)];
    yield `${address} - - [${clock} +0200] "GET ${path} HTTP/1.1" ${status} ${random(90_000)} "${referrer}" "${agent}"\n`;
  }
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
