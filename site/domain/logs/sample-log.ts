/** A crawler of the sample: visits on a day, where it comes from, what it says its name is. */
interface SampleCrawler {
  readonly visits: number;
  readonly address: string;
  readonly agent: string;
  /** How many of ten of its visits to articles are to old ones that hardly anybody reads. */
  readonly old: number;
  /** Whether it asks for robots.txt first. */
  readonly asks: boolean;
}

const crawler = (name: string) => `Mozilla/5.0 (compatible; ${name})`;

/** Addresses of operators are ones that they publish; 203.0.113.0/24 is set aside for examples, and is nobody's. */
const sampleCrawlers: readonly SampleCrawler[] = [
  { visits: 62, address: "34.64.82.67", agent: crawler("Googlebot/2.1"), old: 3, asks: true },
  { visits: 24, address: "13.66.144.12", agent: crawler("bingbot/2.0"), old: 2, asks: true },
  { visits: 52, address: "20.125.66.83", agent: crawler("GPTBot/1.3"), old: 7, asks: true },
  { visits: 46, address: "18.225.238.228", agent: crawler("ClaudeBot/1.0"), old: 6, asks: true },
  { visits: 31, address: "203.0.113.52", agent: crawler("meta-externalagent/1.1"), old: 6, asks: false },
  { visits: 17, address: "203.0.113.60", agent: crawler("Bytespider"), old: 5, asks: false },
  { visits: 9, address: "18.97.9.171", agent: "CCBot/2.0", old: 8, asks: true },
  { visits: 20, address: "13.66.216.179", agent: crawler("OAI-SearchBot/1.0"), old: 2, asks: true },
  { visits: 15, address: "3.222.232.239", agent: crawler("PerplexityBot/1.0"), old: 2, asks: true },
  { visits: 27, address: "4.151.119.51", agent: crawler("ChatGPT-User/1.0"), old: 1, asks: false },
  { visits: 6, address: "203.0.113.77", agent: crawler("GPTBot/1.3"), old: 9, asks: false },
];

const browsers = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
];
const referrers = [
  ...["-", "-", "-", "-", "https://www.google.com/", "https://www.google.com/", "https://www.bing.com/"],
  ...["https://www.example.com/", "https://www.example.com/", "https://www.example.com/"],
];
const topics = ["bread", "cheese", "garden", "tools", "travel", "music", "history", "weather"];
const own = ["/newsletter", "/contact", "/events/2026", "/shop", "/about"];

const days = 14;
/** Monday, 5 October 2026. */
const firstDay = Date.UTC(2026, 9, 5);
const visitsByPeople = 460;
const secondsOfDay = 86_400;

/** Fourteen days of a made-up magazine, in the combined format: the same lines each time. */
export function sampleLog(): string {
  const random = sequence();
  const lines: { second: number; line: string }[] = [];
  const add = (day: number, second: number, visit: string) => {
    lines.push({ second: day * secondsOfDay + second, line: visit.replace("{time}", clock(day, second)) });
  };
  for (let day = 0; day < days; day++) {
    for (const { visits, address, agent, old, asks } of sampleCrawlers) {
      if (asks) add(day, random(3600), request(address, "/robots.txt", 200, 310, "-", agent));
      // Training takes more from one week to the next.
      const count = Math.round(visits * (0.75 + random(50) / 100 + (old > 4 ? day / 28 : 0)));
      for (let turn = 0; turn < count; turn++) {
        const path = article(random, random(10) < old ? 60 + random(340) : random(60));
        const status = random(25) === 0 ? 404 : 200;
        // Crawlers come at any hour, and more while people sleep.
        const second = random(5) < 2 ? 3600 + random(5 * 3600) : random(secondsOfDay);
        add(day, second, request(address, path, status, 9000 + random(60_000), "-", agent));
      }
    }
    // People sleep at night, and read less on weekends.
    const count = Math.round(visitsByPeople * (day % 7 > 4 ? 0.6 : 1));
    for (let turn = 0; turn < count; turn++) {
      const second = 7 * 3600 + Math.floor((random(57_600) + random(57_600)) / 2);
      const path = random(6) === 0 ? (own[random(own.length)] ?? "/") : article(random, random(60));
      const address = `198.51.100.${random(256)}`;
      const referrer =
        random(28) === 0 ? "https://chatgpt.com/" : (referrers[random(referrers.length)] ?? "-");
      const agent = browsers[random(browsers.length)] ?? "-";
      add(day, second, request(address, path, 200, 14_000 + random(90_000), referrer, agent));
    }
  }
  return lines
    .sort((a, b) => a.second - b.second)
    .map(({ line }) => `${line}\n`)
    .join("");
}

function request(
  address: string,
  path: string,
  status: number,
  size: number,
  referrer: string,
  agent: string,
): string {
  return `${address} - - [{time}] "GET ${path} HTTP/1.1" ${status} ${size} "${referrer}" "${agent}"`;
}

function article(random: (below: number) => number, number: number): string {
  if (number === 0) return "/";
  return number < 9
    ? `/topics/${topics[number - 1]}`
    : `/articles/${topics[number % topics.length]}-${number}${random(40) === 0 ? "?page=2" : ""}`;
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function clock(day: number, second: number): string {
  const iso = new Date(firstDay + (day * secondsOfDay + second) * 1000).toISOString();
  const month = months[Number(iso.slice(5, 7)) - 1];
  return `${iso.slice(8, 10)}/${month}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0200`;
}

/** The same numbers each time. */
function sequence(): (below: number) => number {
  let state = 20_261_005;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}
