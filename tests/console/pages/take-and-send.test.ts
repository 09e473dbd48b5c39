import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeAndSendCopy } from "../../../console/app/content/take-and-send.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { newPublisher } from "../visits/publisher.ts";
import { event, events, lines } from "../visits/server.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

let ids = 0;

/** A line of a gate about people. */
function people(from: string, count: number, path = "/recettes/tarte") {
  ids += 1;
  return { v: 1, id: `people-${ids}`, from, path, people: count };
}

async function publisher(language: "fr" | "en", domain: string) {
  const { report, text, ...rest } = await newPublisher(world, language, domain);
  return {
    ...rest,
    report: (sent: readonly object[]) => report(lines(sent)),
    text: async (path: string) => (await text(path)).replaceAll("\u00a0", " "),
  };
}

const claude = { crawler: "ClaudeBot", operator: "Anthropic" };
const google = { crawler: "Googlebot", operator: "Google", purpose: "search-engine" } as const;
const passed = { decision: "allow", status: 200 } as const;

describe.each(["fr", "en"] as const)("in %s", (language) => {
  const copy = takeAndSendCopy[language];

  test("the overview says how many pages each operator read for each person it sent", async () => {
    const { site, report, text } = await publisher(language, `ratio-${language}.com`);
    await report([
      ...events(42, passed),
      ...events(5, { decision: "block", status: 403 }),
      ...events(20, { ...claude, ...passed }),
      ...events(9, { ...google, ...passed }),
      people("chatgpt.com", 6),
      people("gemini.google.com", 2),
    ]);
    for (const period of ["24h", "30d"]) {
      const overview = await text(`${pathTo("site", { site })}?period=${period}`);
      expect(overview).toMatch(
        language === "en" ? /OpenAI read 7 pages for each/ : /OpenAI a lu 7 pages pour/,
      );
      expect(overview).toContain(copy.heading);
      expect(overview).toMatch(
        language === "en"
          ? /OpenAI .*42 .*6 .*7 pages for each person/
          : /OpenAI .*42 .*6 .*7 pages par personne/,
      );
      expect(overview).toMatch(new RegExp(`Anthropic .*20 .*0 .*${copy.nobody}`));
      expect(overview).toMatch(new RegExp(`Google .*9 .*${copy.notTold}, 2 .*Gemini .*${copy.likeSearch}`));
      // Beside what was published of other sites, by operators that came to this one alone.
      const { columns, heading } = copy.elsewhere;
      expect(overview).toMatch(
        language === "en"
          ? /Cloudflare serves, in July 2025\..*Cloudflare, August 29, 2025/
          : /Cloudflare, en juillet 2025\..*Cloudflare, 29 août 2025/,
      );
      const elsewhere = overview.slice(overview.lastIndexOf(heading), overview.indexOf(copy.pages.heading));
      expect(elsewhere).toContain(columns.there);
      expect(elsewhere).toMatch(/OpenAI .*7 .*1[, \u202f]091 /);
      expect(elsewhere).toMatch(new RegExp(`Anthropic .*${copy.nobody} .*38[, \\u202f]065 `));
      expect(elsewhere).not.toContain("Perplexity");
      // The page itself, since five and more came to it from one assistant.
      expect(overview).toContain(copy.pages.heading);
      expect(overview).not.toMatch(/\{\{|\{pages|undefined|NaN|\[object/);
    }
    const crawlerPage = pathTo("siteCrawler", { site, crawler: "GPTBot" });
    expect(await text(crawlerPage)).toMatch(
      language === "en" ? /42 pages read by all its crawlers; at least 6 people/ : /42 pages lues/,
    );
    // In the sample, where there is a month before, also what it was then.
    expect(await text(`${crawlerPage}?sample&period=30d`)).toMatch(
      language === "en"
        ? /for each person \(\d+ pages? before\)\./
        : /par personne \(\d+ pages? auparavant\)\./,
    );
  });

  test("before anybody was counted, the overview says that, and no figure", async () => {
    const { site, report, text } = await publisher(language, `nobody-${language}.com`);
    await report(events(3));
    const overview = await text(pathTo("site", { site }));
    expect(overview.replaceAll("\u00a0", " ")).toContain(copy.none.replaceAll("\u00a0", " "));
    expect(overview).not.toContain(copy.columns.each);
  });
});

test("a box in the site's settings ends and begins the counting of people", async () => {
  const { site, browser, report, text } = await publisher("en", "uncounted.com");
  const settings = pathTo("siteSettings", { site });
  const ticked = async () => (await boxOf(browser.get(settings))).includes("checked");
  const sent = async () =>
    (await (await browser.get(pathTo("siteVisitsJson", { site }))).json()).takeAndSend?.people;
  const { off } = takeAndSendCopy.en;
  expect(await ticked()).toBe(true);
  await browser.post(settings, { name: "", hasPeople: "yes" });
  expect(await ticked()).toBe(false);
  await report([...events(3), people("chatgpt.com", 6)]);
  for (const page of [pathTo("site", { site }), `${pathTo("sitePage", { site })}?path=%2Frecettes%2Ftarte`]) {
    expect(await text(page), page).toContain(off);
  }
  expect(await sent()).toBeUndefined();
  // A form that is to be corrected comes back as it was filled in.
  const tooLong = { name: "x".repeat(100), hasPeople: "yes", people: "yes" };
  expect(await boxOf(browser.post(settings, tooLong))).toContain("checked");
  expect(await ticked()).toBe(false);
  await browser.post(settings, { name: "", hasPeople: "yes", people: "yes" });
  await report([people("chatgpt.com", 2)]);
  expect(await text(pathTo("site", { site }))).not.toContain(off);
  expect(await sent()).toBe(2);
  // A form from before there was such a box changes nothing.
  await browser.post(settings, { name: "Ours" });
  expect(await ticked()).toBe(true);
});

async function boxOf(response: Promise<Response> | Response): Promise<string> {
  const html = await (await response).text();
  return html.match(/<input[^>]*name="people"[^>]*>/)?.[0] ?? "";
}

describe.each(["fr", "en"] as const)("a cut overview in %s", (language) => {
  const copy = takeAndSendCopy[language];
  const each = {
    fr: { openai: "7 pages par personne", headline: "OpenAI a lu 7 pages pour" },
    en: { openai: "7 pages for each person", headline: "OpenAI read 7 pages for each" },
  }[language];

  test("says of operators, of crawlers and of pages what is counted of people, and of the rest why nothing is", async () => {
    const { site, report, text, browser } = await publisher(language, `cut-ratio-${language}.com`);
    await report([
      ...events(40, passed),
      ...events(2, { ...passed, crawler: "ChatGPT-User", purpose: "user-triggered" }),
      ...events(20, { ...claude, ...passed }),
      ...events(3, { crawler: "AhrefsBot", operator: "Ahrefs", purpose: "search-engine", ...passed }),
      people("chatgpt.com", 6),
      people("claude.ai", 5, "/"),
      people("claude.ai", 3, "/few"),
    ]);
    const overview = (cut: string) => text(`${pathTo("site", { site })}?period=7d&${cut}`);
    const file = async (cut: string) =>
      (await (await browser.get(`${pathTo("siteVisitsJson", { site })}?period=7d&${cut}`)).json())
        .takeAndSend;

    for (const cut of ["operator=OpenAI", "crawler=GPTBot"]) {
      const page = await overview(cut);
      expect(page, cut).toContain(each.headline);
      expect(page, cut).toMatch(new RegExp(`OpenAI .*42 .*6 .*${each.openai}`));
      expect(page.includes(plain(copy.allCrawlers)), cut).toBe(cut.startsWith("crawler"));
      // Those of others are left out, and so are the pages to which they sent people.
      const section = page.slice(page.indexOf(plain(copy.columns.taken)));
      expect(section).toContain("/recettes/tarte");
      expect(section).not.toMatch(/Anthropic .*20 |Claude 5/);
      expect(await file(cut)).toMatchObject({
        people: 6,
        operators: [{ operator: "OpenAI", pagesRead: 42, peopleAtLeast: 6, pagesForEachPerson: 7 }],
        pages: [{ assistant: "chatgpt.com", path: "/recettes/tarte", people: 6 }],
      });
    }
    expect(await overview("operator=Ahrefs")).toContain(plain(copy.nothingOf));

    const ofPage = await overview("page=%2F");
    expect(ofPage).toMatch(new RegExp(`${plain(copy.pages.of.heading)} .* Claude 5 `));
    expect(ofPage).not.toContain(plain(copy.columns.taken));
    expect(await file("page=%2F")).toMatchObject({
      people: 5,
      operators: [],
      pages: [{ path: "/", people: 5 }],
    });
    // Fewer than five are not told, nor are those of another operator.
    for (const cut of ["page=%2Ffew", "page=%2F&operator=OpenAI"]) {
      expect(await overview(cut), cut).toContain(plain(copy.pages.of.none));
      expect(await file(cut), cut).toMatchObject({ people: 0, pages: [] });
    }
    const about = await text(`${pathTo("sitePage", { site })}?period=7d&path=%2F`);
    expect(about).toMatch(new RegExp(`${plain(copy.pages.of.heading)} .* Claude 5 `));

    for (const cut of [
      "purpose=training",
      "identity=verified",
      "answer=passed",
      "section=%2F",
      "operator=OpenAI&answer=passed",
    ]) {
      const page = await overview(cut);
      expect(page, cut).toContain(plain(copy.notCut));
      expect(page, cut).not.toContain(each.openai);
      expect(await file(cut), cut).toBeNull();
    }
  });
});

/** As the page’s text is compared. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

test("files say for programs and spreadsheets what operators took and whom they sent", async () => {
  const { site, report, browser } = await publisher("en", "files-of-people.com");
  await report([
    ...events(42, passed),
    event({ ...google, ...passed }),
    people("chatgpt.com", 6),
    people("chatgpt.com", 4, "/few"),
    people("gemini.google.com", 1),
  ]);
  const file = await (await browser.get(pathTo("siteVisitsJson", { site }))).json();
  expect(file).toMatchObject({
    takeAndSend: {
      people: 11,
      operators: [
        { operator: "OpenAI", pagesRead: 42, peopleAtLeast: 10, pagesForEachPerson: 4.2 },
        { operator: "Google", pagesRead: 1, peopleAtLeast: null, pagesForEachPerson: null },
      ],
      pages: [{ assistant: "chatgpt.com", path: "/recettes/tarte", people: 6 }],
    },
  });
  const csv = await (await browser.get(pathTo("siteVisitsCsv", { site }))).text();
  const day = new Date().toISOString().slice(0, 10);
  expect(csv.trim().split(/\r?\n/).slice(-2)).toEqual([
    `${day},UTC,,,,,,,gate,,chatgpt.com,10`,
    `${day},UTC,,,,,,,gate,,gemini.google.com,1`,
  ]);
});
