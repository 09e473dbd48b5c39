import { octetLimit } from "@octroi/crawlers/robots";
import { brand } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import { aiPurposeNames, crawlerWords } from "@octroi/ui/words/crawlers";
import { aiCrawlers, offeredCrawlers, registryCrawlers } from "../../../domain/directory/ai-crawlers.ts";
import { generator } from "../../../domain/figures/figures.ts";
import type { GeneratorCopy } from "./copy.ts";

const { number, month } = formatter("en");
const offered = number(offeredCrawlers.length);

export const en: GeneratorCopy = {
  title: `Robots.txt generator for AI crawlers — ${brand.name}`,
  description:
    "Check the AI crawlers to block and download a valid robots.txt. Google and Bing stay allowed, and every line of your current file is kept.",
  eyebrow: "Robots.txt generator",
  heading: "The robots.txt that says no to AI crawlers",
  lead: `A robots.txt tells crawlers what they may read on your site. This one names ${offered}: check the ones to keep out. Google, Bing and Yahoo stay allowed. To cover every AI crawler we know of, use the access policy.`,
  checklist: {
    legend: "AI crawlers to block",
    all: "Select all",
    none: "Select none",
    of: "of",
    costs: "Cost of blocking:",
    unchanged: "unchanged",
    toFile: "See the file",
    withoutScript:
      "Without JavaScript, only the downloaded file follows the boxes you check. If you already have a robots.txt, add these lines to it yourself: merging requires JavaScript.",
  },
  existing: {
    heading: "Already have a robots.txt?",
    lead: "Paste it: your lines stay as they are, and the rules go between two markers, where they will be replaced next time. Nothing is sent: it all happens in your browser.",
    label: "Your current robots.txt",
    open: "Open a file",
    remove: "Remove",
    kept: "Your file is included. It is too long to be shown here.",
    lines: { one: "# line", other: "# lines" },
    engines: {
      label: "Name Google, Bing and Yahoo in the added rules",
      hint: "A crawler that is named stops following the rules written for everyone (User-agent: *). Uncheck this if those search engines should keep following yours.",
    },
    refused: {
      "too-long": `This file is too long: crawlers read only the first ${octetLimit / 1024} KiB of a robots.txt, and rules added to the end would never be read. Shorten the file, then come back.`,
      "not-text":
        "This is not a UTF-8 text file, and we could not give it back to you intact. Check that it is the right file.",
    },
  },
  file: {
    generatedOn: "Rules for AI crawlers, written on",
    with: "with",
    markers: [],
    allowed: "Search engines allowed",
    blocked: "AI crawlers blocked",
    footer: "End of the rules. Crawlers that are not named here are not affected.",
  },
  preview: {
    heading: "The file",
    label: "Preview of robots.txt",
    fileName: "robots.txt",
    merged: "merged",
    download: "Download",
    hidden: { one: "# unchanged line, not shown", other: "# unchanged lines, not shown" },
    summary: {
      between: "; ",
      blocked: {
        zero: "No AI crawler blocked",
        one: "# AI crawler blocked",
        other: "# AI crawlers blocked",
      },
      enginesAllowed: "Google, Bing and Yahoo allowed",
      enginesLeft: "search engines follow your own rules",
      othersUnchanged: "all other crawlers unchanged",
      linesKept: { one: "your line kept", other: "your # lines kept" },
    },
    preference:
      "A robots.txt is only a request. Many crawlers say they follow it, some do not: the table below says which.",
    policy: {
      before: "The same decision as HTTP headers, an RSL license or server rules:",
      link: "open the policy tool",
    },
  },
  findings: {
    heading: { one: "# point to check", other: "# points to check" },
    line: "Line",
    conflicts: {
      "still-allowed": { before: "Still lets in", after: ": this line outranks the added rules." },
      "no-longer-blocked": {
        before: "No longer stops",
        after: ": the added rules outrank this line.",
      },
    },
    truncated: `The resulting file is over ${octetLimit / 1024} KiB: crawlers will not read its end.`,
    failed:
      "The rules could not be merged into your file. Check your connection and try again, or paste these lines at the end of your file.",
  },
  howTo: {
    heading: "How to use it, in three steps",
    steps: [
      {
        id: "choose",
        title: "Choose",
        text: `All ${offered} crawlers are checked. Uncheck the ones you let in: each line says what the crawler is for and what blocking it costs you.`,
      },
      {
        id: "bring",
        title: "Bring your file, if you have one",
        text: "Pasted or opened, it stays as it is. If one of your lines contradicts the new rules, we say which.",
      },
      {
        id: "take",
        title: "Take the result",
        text: "Copy or download it. The address of this page keeps your choice: send it to whoever has to review it.",
      },
    ],
  },
  registry: {
    eyebrow: "Table",
    heading: `${number(registryCrawlers.length)} AI crawlers, and what is known about them`,
    lead: `For each: who runs it, what it is for, whether it says it follows robots.txt, what blocking it costs and our source. The generator offers ${offered} of them; the ${number(aiCrawlers.length - registryCrawlers.length)} names that appear only in public lists are in the directory, which describes ${number(aiCrawlers.length)} in all.`,
    updated: `The generator’s list of ${offered} crawlers: last updated ${month(generator.listUpdated)}.`,
    checked: "Each line carries the month in which its sources were last read.",
    links: "Each name leads to a page: how to verify the crawler, and our sources.",
    caption: "Table of AI crawlers",
    columns: {
      token: "Crawler",
      operator: "Operator",
      purpose: "Purpose",
      robotsTxt: "robots.txt",
      cost: "Cost of blocking",
      evidence: "Source",
    },
    sortBy: "Sort by",
    search: { label: "Search for a crawler", placeholder: "GPTBot" },
    purpose: { label: "Purpose", all: "All", names: aiPurposeNames(crawlerWords.en.purposes) },
    operator: { label: "Operator", all: "All", unknown: "unknown" },
    count: { zero: "No crawlers", one: "# crawler", other: "# crawlers" },
    empty: "No crawler matches these filters.",
    reset: "Show all",
    offered: "generator",
  },
  faq: {
    heading: "What people ask",
    questions: [
      {
        id: "obey",
        question: "Do AI crawlers obey robots.txt?",
        answer:
          "Many say they do, GPTBot, ClaudeBot and CCBot among them. Some ignore it. And visits made for a user, such as those of ChatGPT-User, may not follow it: OpenAI says so. A robots.txt is only a request; enforcing it requires middleware or a connector in front of the site.",
      },
      {
        id: "seo",
        question: "Does blocking AI crawlers hurt my SEO?",
        answer:
          "Not in classic search: Googlebot, Bingbot and Slurp stay allowed, and Google-Extended does not touch Google Search. Blocking OAI-SearchBot or PerplexityBot, however, takes your pages out of what those answer engines cite. That is a choice to make crawler by crawler.",
      },
      {
        id: "pagespeed",
        question: "Why does PageSpeed call my robots.txt “not valid”?",
        answer:
          "Its audit (Lighthouse) does not know the Content-Usage and License lines, and takes points off the SEO score. Search engines ignore them, so your ranking does not change. The generator writes neither; to keep the score, say the same in the headers of your pages.",
      },
      {
        id: "old-names",
        question: "Why offer names that are no longer in use?",
        answer:
          "Because many lists still carry them. Claude-Web, anthropic-ai, FacebookBot, Omgili and Omgilibot are old names: blocking them costs nothing. Perplexity was never the name of a crawler: the rule that counts is the one for PerplexityBot. Each line says so.",
      },
      {
        id: "control",
        question: "What is a control token such as Google-Extended?",
        answer:
          "A name that exists only in robots.txt and works as a switch. Google-Extended and Applebot-Extended send no requests and never show up in your logs. Blocking them asks Google and Apple not to use, for their models, pages that their other crawlers read anyway.",
      },
      {
        id: "existing",
        question: "I already have a robots.txt. Do I replace it?",
        answer:
          "No. Paste it into the generator: your lines stay the same, byte for byte, and the new rules follow, between two comments. Watch out: once a crawler is named, it stops following the rules written for everyone. Where that changes something for you, we quote the line.",
      },
      {
        id: "delay",
        question: "When does the file take effect?",
        answer:
          "The next time each crawler reads it. The standard, RFC 9309, asks them not to keep a copy for more than 24 hours; some crawlers take longer. What has already been collected is not erased.",
      },
    ],
  },
  guide: {
    eyebrow: "Going live",
    heading: "Put the file online and check that it works",
    steps: [
      {
        id: "publish",
        note: "site root",
        title: "Publish",
        text: "Put the file at the root of the domain, under this exact name. Each subdomain has its own.",
        drawing: ["your-site.example/", "├─ index.html", "└─ robots.txt"],
      },
      {
        id: "check",
        note: "browser",
        title: "Check",
        text: "Open its address. You should see the text of the file and nothing else: no error page, no redirect.",
        drawing: ["GET /robots.txt", "200 OK", "text/plain"],
      },
      {
        id: "wait",
        note: "24 h by the standard",
        title: "Give it a day",
        text: "Crawlers keep a copy of the file. The standard gives them a day to renew it; some take longer.",
        drawing: ["00:00 old copy", "11:40 read again", "24:00 new copy due"],
      },
      {
        id: "watch",
        note: "logs",
        title: "Watch",
        text: "Check your server logs for crawlers that keep coming: those ignore your file. Our log analyzer finds them for you.",
        drawing: ["GET /robots.txt 200", "GET /recipe/12 200", "# read, then ignored"],
      },
    ],
  },
  closing: {
    heading: "Enforce what your file asks for",
    text: `${brand.name} shows you who follows your robots.txt and who does not, then applies your decision: for free with the plugin or the middleware, or for all your sites with the Pro plan, in beta.`,
    signUp: "Create my free account",
    pricing: "Compare the plans",
  },
};
