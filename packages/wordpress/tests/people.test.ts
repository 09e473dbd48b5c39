import { assistants } from "@octroi/crawlers/assistants";
import { declaredName, knownCrawlers } from "@octroi/crawlers/identify";
import { crawlers } from "@octroi/crawlers/registry";
import { describe, expect, test } from "vitest";
import { senderOf } from "../../edge/src/people.ts";
import { askPhp, php } from "./judge.ts";

const browsers = [
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ChatBot/1.0",
];
const programs = ["", "curl/8.14.1", "reader/1.0 (https://example.com/bot)", "ChatBot/3.1 okhttp/4.12.0"];
const names = [
  "ExampleBot",
  "x",
  "my-crawler",
  "a.b_spider",
  "cubot",
  "bot",
  "BotBrowser",
  "Robots",
  "Éxamplebot",
];
const frames: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name}/1.0`,
  (name) => `${name.toUpperCase()} 2`,
  (name) => `Mozilla/5.0 (compatible; ${name}; +https://example.com)`,
  (name) => `Mozilla/5.0 (X11; Linux) ${name}/1.0`,
  (name) => `Mozilla/5.0 (X11; Linux) ${name}/1.0 (mail@example.com)`,
  (name) => `reader (like ${name})`,
  (name) => `reader/1 (${name}/1.0)`,
  (name) => `reader/1 +https://example.com/${name}/1.0`,
  (name) => `${"x".repeat(30)}${name}/1.0`,
  (name) => `${"x ".repeat(600)}${name}/1.0`,
];

describe.skipIf(php === undefined)("the plugin tells people from programs", () => {
  test("it names a program that no list knows as the package does, and never a browser", () => {
    const agents = [
      ...browsers,
      ...programs,
      ...crawlers.flatMap(({ userAgent }) => userAgent?.header ?? []),
      ...[...names, ...knownCrawlers.map(({ token }) => token)].flatMap((name) =>
        frames.map((frame) => frame(name)),
      ),
    ];
    const froms = ["", "crawler@example.org", "crawler(at)example.org", "nobody"];
    const cases = agents.flatMap((agent) => froms.map((from) => [agent, from] as const));
    const found = askPhp(cases.map(([agent, from]) => ["name", agent, from]));
    const wrong = cases.filter(
      ([agent, from], at) => found[at] !== (declaredName(agent.slice(0, 1024), from) ?? null),
    );
    expect(wrong).toEqual([]);
    expect(found.slice(0, browsers.length * froms.length).filter((_, at) => at % froms.length === 0)).toEqual(
      browsers.map(() => null),
    );
    expect(new Set(found).size).toBeGreaterThan(100);
  });

  test("it sees who was sent by an assistant as the gate does", () => {
    const referers = [
      ...assistants.flatMap(({ hosts }) => hosts.map((host) => `https://${host}/`)),
      ...[
        "",
        "https://www.perplexity.ai/",
        "https://example.com/?utm_source=claude.ai",
        "https://x.claude.ai/",
      ],
      ...["android-app://com.example/", "https://chatgpt.com.example.org/", "HTTPS://WWW.CHATGPT.COM:443/c"],
    ];
    const targets = [
      "/",
      "/a?utm_source=perplexity",
      "/a?b=c&UTM_SOURCE=www.ChatGPT.com&d",
      "/a?xutm_source=claude.ai",
    ];
    const requests: readonly Readonly<Record<string, string>>[] = [
      { "sec-fetch-mode": "navigate" },
      { accept: "text/html,*/*;q=0.8" },
      { accept: "*/*" },
      { "sec-fetch-mode": "cors", accept: "text/html" },
      { "sec-fetch-mode": "navigate", purpose: "prefetch" },
      { "sec-fetch-mode": "navigate", "sec-purpose": "prefetch;prerender" },
      { "sec-fetch-mode": "navigate", "x-moz": "prefetch" },
      { "sec-fetch-mode": "navigate", "next-router-prefetch": "1" },
    ];
    const visits = [...browsers, ...programs].flatMap((agent) =>
      referers.flatMap((referer) =>
        requests.flatMap((headers) =>
          targets.flatMap((target) =>
            ["GET", "POST"].map((method) => ({
              method,
              target,
              headers: { ...headers, "user-agent": agent, ...(referer && { referer }) },
            })),
          ),
        ),
      ),
    );
    const found = askPhp(
      visits.map(({ method, target, headers }) => ["sender", serverOf(method, headers), target]),
    );
    const wrong = visits.filter(({ method, target, headers }, at) => {
      const expected = senderOf({ method, url: target, headers: new Headers(headers) });
      return found[at] !== (expected ?? null);
    });
    expect(wrong).toEqual([]);
    expect(new Set(found)).toEqual(new Set([null, ...assistants.map(({ id }) => id)]));
  });

  test("it sums people by assistant and page, and leaves reports of visits as they are", () => {
    const person = (id: string, from: string, path: string) =>
      JSON.stringify({ v: 1, id, from, path, people: 1 });
    const visit = '{"v":1,"id":"e","path":"/\\u0022people\\u0022:","crawler":"GPTBot"}';
    const lines = [
      person("a", "chatgpt.com", "/é"),
      visit,
      person("b", "claude.ai", "/é"),
      person("c", "chatgpt.com", "/é"),
      person("d", "chatgpt.com", "/b"),
      person("f", "chatgpt.com", "/é"),
    ];
    const [summed] = askPhp([["sum", lines]]);
    expect(Array.isArray(summed) && summed.map((line) => JSON.parse(line))).toEqual([
      { v: 1, id: "a", from: "chatgpt.com", path: "/é", people: 3 },
      JSON.parse(visit),
      { v: 1, id: "b", from: "claude.ai", path: "/é", people: 1 },
      { v: 1, id: "d", from: "chatgpt.com", path: "/b", people: 1 },
    ]);
    expect(Array.isArray(summed) && summed[1]).toBe(visit);
  });
});

/** As PHP has them. */
function serverOf(method: string, headers: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [
    `HTTP_${name.toUpperCase().replaceAll("-", "_")}`,
    value,
  ]);
  return { REQUEST_METHOD: method, ...Object.fromEntries(named) };
}
