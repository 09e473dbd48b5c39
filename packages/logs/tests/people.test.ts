import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { octroi } from "../../edge/src/adapters/node.ts";
import type { PeopleEvent, VisitEvent } from "../../edge/src/events/event.ts";
import { assistantsCsv } from "../src/index.ts";
import { readText } from "./read.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
const cubot =
  "Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36";
const agents = [
  firefox,
  cubot,
  "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; ExampleBot/1.0; +https://example.com/bot)",
  "my-crawler/2",
  "curl/8.14.1",
];
const referers = [
  "https://chatgpt.com/",
  "https://www.perplexity.ai/",
  "https://claude.ai",
  "https://www.google.com/",
  "https://example.com/other?utm_source=chatgpt.com",
  "https://chatgpt.com.example.org/",
  "android-app://com.example.app/",
  "",
];
const targets = [
  "/",
  "/recipes/pie",
  "/recipes/pie?utm_source=chatgpt.com&x=1",
  "/recipes/pie?x=1&utm_source=perplexity",
  "/recipes/pie?xutm_source=chatgpt.com",
  "/recipes/pie?utm_source=newsletter",
  "/moved?utm_source=copilot.com",
  "/missing",
];
const days = ["2026-11-18", "2026-11-19"] as const;

const people: PeopleEvent[] = [];
const visits: VisitEvent[] = [];
const site = octroi(
  {
    environment: {},
    policyStore: "off",
    policy: { version: 1, site: { origin: "https://example.com" }, rules: [] },
    reportEvery: 1e6,
    report: (events, sums) => {
      visits.push(...events);
      people.push(...sums);
    },
  },
  ({ url = "" }, response) => {
    const status = url.startsWith("/moved") ? 301 : url === "/missing" ? 404 : 200;
    response.writeHead(status).end("page");
  },
);
const server = createServer(site);
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Request {
  readonly agent: string;
  readonly referer: string;
  readonly target: string;
  readonly method: string;
}

/** What a browser sends with a page, and what a page's picture or a form would be sent with. */
async function ask({ agent, referer, target, method }: Request): Promise<number> {
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const headers = { "user-agent": agent, accept: "text/html,*/*;q=0.8", ...(referer && { referer }) };
  return new Promise((resolve, reject) => {
    request({ port, path: target, method, headers, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    })
      .on("error", reject)
      .end();
  });
}

/** As nginx writes it. */
function line(day: string, { agent, referer, target, method }: Request, status: number): string {
  const date = `${day.slice(8)}/Nov/2026:10:00:00 +0000`;
  return `192.0.2.1 - - [${date}] "${method} ${target} HTTP/1.1" ${status} 4 "${referer || "-"}" "${agent}"`;
}

test("the gate and the access log count the same people, by assistant and day, and name the same programs", async () => {
  const log: string[] = [];
  const byGate: string[] = [];
  for (const [index, day] of days.entries()) {
    const asked = agents.flatMap((agent) =>
      referers.flatMap((referer) =>
        targets.flatMap((target) =>
          ["GET", "POST"].map((method): Request => ({ agent, referer, target, method })),
        ),
      ),
    );
    // The second day is a quieter one.
    for (const each of asked.filter((_, at) => index === 0 || at % 3 === 0)) {
      log.push(line(day, each, await ask(each)));
    }
    await site.flush();
    const sums = Object.groupBy(people.splice(0), ({ from }) => from);
    for (const [from, events = []] of Object.entries(sums)) {
      byGate.push(`${day},${from},${events.reduce((sum, event) => sum + event.people, 0)}`);
    }
  }
  const report = await readText(log.join("\n"));
  const byLog = report.days.flatMap(({ day }, index) =>
    report.assistants.flatMap(({ assistant, days: sent }) =>
      sent[index] ? [`${day},${assistant},${sent[index]}`] : [],
    ),
  );
  expect(byLog.toSorted()).toEqual(byGate.toSorted());
  expect(byLog.length).toBe(6);
  const gateNames = Object.groupBy(
    visits.filter(({ purpose }) => purpose === null),
    ({ crawler }) => crawler,
  );
  expect(Object.fromEntries(report.unlisted.map(({ name, visits: count }) => [name, count]))).toEqual(
    Object.fromEntries(Object.entries(gateNames).map(([name, events = []]) => [name, events.length])),
  );
  expect(report.unlisted.map(({ name }) => name).toSorted()).toEqual(["ExampleBot", "my-crawler"]);
  expect(assistantsCsv(report).split("\r\n").slice(0, 2)).toEqual([
    "day,assistant,operator,people at least",
    expect.stringMatching(/^2026-11-18,[a-z.]+,[A-Z]\w+,\d+$/),
  ]);
});

test("what a page of an answer shows is nobody’s visit: pictures, styles and scripts do not count", async () => {
  const shown = ["/picture.png", "/style.css", "/app.js"].map((target) =>
    line("2026-11-19", { agent: firefox, referer: "https://chatgpt.com/", target, method: "GET" }, 200),
  );
  const report = await readText(shown.join("\n"));
  expect(report.assistants).toEqual([]);
});

test("events of the gate are read with what they name beside the registry, and sums of people as no visits", async () => {
  const event = {
    ...{ v: 1, id: "a", time: "2026-11-19T10:00:00.000Z", host: "example.com", path: "/", method: "GET" },
    ...{ status: 200, crawler: "ExampleBot", operator: null, purpose: null, identity: "unverifiable" },
    ...{ decision: "allow", because: "no-rule", rule: null, mode: "observe", refusal: null },
  };
  const sum = { v: 1, id: "b", from: "chatgpt.com", path: "/", people: 3 };
  const report = await readText(`${JSON.stringify(event)}\n${JSON.stringify(sum)}\n`);
  expect(report.unlisted).toEqual([{ name: "ExampleBot", visits: 1, because: "name" }]);
  expect(report.lines).toEqual({ visits: 1, other: 1, unread: 0 });
});

test("no more than a thousand names are told apart, whatever strangers call themselves", async () => {
  const lines = Array.from({ length: 1200 }, (_, index) =>
    line("2026-11-19", { agent: `example${index}-bot/1.0`, referer: "", target: "/", method: "GET" }, 200),
  );
  const report = await readText(lines.join("\n"));
  expect(report.unlisted).toHaveLength(1000);
  expect(report.everyoneElse.visits).toBe(1200);
});

/** As many pages as asked for, and robots.txt before or after them, as logs that were rotated have it. */
function reads(agent: string, pages: number, targets: readonly string[] = ["/robots.txt"]): string[] {
  const all = [...Array.from({ length: pages }, (_, page) => `/recipes/${page}`), ...targets];
  return all.map((target) => line("2026-11-19", { agent, referer: "", target, method: "GET" }, 200));
}

test("programs that read robots.txt and many pages are named, people and apps never are", async () => {
  const lines = [
    ...reads("python-requests/2.32.4", 30),
    ...reads("python-requests/2.31.0", 30, ["/robots.txt", "/style.css"]),
    ...reads("Mozilla/5.0 (compatible; Reader/2.0; +https://example.com/reader)", 50),
    ...reads("curl/8.14.1", 49, ["/robots.txt", "/picture.png"]),
    ...reads("Wget/1.25.0", 200, []),
    ...reads(firefox, 200),
    ...reads(cubot, 200),
    ...reads("ExampleReader/4.2 CFNetwork/1494.0.7 Darwin/23.4.0", 200),
    ...reads("ExampleBot/1.0", 1),
  ];
  const report = await readText(lines.join("\n"));
  expect(report.unlisted).toEqual([
    { name: "python-requests", visits: 63, because: "robots-txt" },
    { name: "Reader", visits: 51, because: "robots-txt" },
    { name: "ExampleBot", visits: 2, because: "name" },
  ]);
});

test("of programs that do not call themselves crawlers, the first thousand are watched", async () => {
  const few = Array.from({ length: 1000 }, (_, index) => reads(`program${index}/1.0`, 1));
  const report = await readText([...few.flat(), ...reads("late/1.0", 60)].join("\n"));
  expect(report.unlisted).toEqual([]);
});
