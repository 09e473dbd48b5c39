import { readerLimits } from "@octroi/check/robots/fetched";
import { crawlers } from "@octroi/crawlers";
import { octetLimit } from "@octroi/crawlers/robots";
import { brand } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import { robotsFileWords } from "../robots-file.ts";
import type { TesterCopy } from "./copy.ts";

const { number } = formatter("en");
const known = number(crawlers.length);

export const en: TesterCopy = {
  title: `Robots.txt tester for AI crawlers — ${brand.name}`,
  description: `Paste a robots.txt or enter a domain: ${known} crawlers, the line that decides for each, and first whether Google and Bing get in.`,
  eyebrow: "Robots.txt tester",
  heading: "Who does your file let in?",
  lead: `A robots.txt tells crawlers what they may read. Enter a domain or paste a file: you see first whether search engines get through, then what the file tells ${known} crawlers and which line says so.`,
  source: {
    domain: {
      heading: "Read a site’s file",
      text: "We ask the site for it, once, the way a crawler would.",
      label: "Domain name",
      read: "Read the file",
      reading: "Reading…",
      failed: "The domain could not be read: check your connection, or paste the file.",
    },
    file: {
      heading: "Bring a file",
      text: "Paste, type or drop a robots.txt. Nothing is sent: it is read in your browser.",
      label: "The robots.txt to test",
      ...robotsFileWords.en,
    },
    scriptless:
      "The test runs in your browser and needs JavaScript. Here is what it answers for an example file.",
  },
  fetched: {
    from: "Read from {address}",
    redirects: { one: "# redirect", other: "# redirects" },
    status: "status {status}",
    time: "at {time}",
    meanings: {
      file: "The file applies as it stands.",
      none: "There is no file to read: under RFC 9309, everyone may fetch everything.",
      tooMany:
        "Under RFC 9309, a 4xx status allows everything. Google makes an exception for 429: it waits, as it does for an outage.",
      trouble: "The server is failing: under RFC 9309, nobody may fetch anything for as long as that lasts.",
    },
    problems: {
      unreachable:
        "No server answered. Under RFC 9309, a site that cannot be reached is off limits to everyone for as long as that lasts.",
      timeout: `The site did not answer within ${readerLimits.seconds} seconds. A crawler that gets nothing must stay away (RFC 9309).`,
      "too-many-redirects": `More than ${readerLimits.redirects} redirects: a crawler may stop there and assume that there is no file. Everything is then allowed.`,
    },
    truncated: `This file is longer than the ${octetLimit / 1024} KiB that crawlers read; we stopped at ${readerLimits.kibibytes}.`,
  },
  levels: { allowed: "allowed", partly: "in part", blocked: "blocked" },
  reason: {
    rule: "line {line}",
    octets: { one: "# byte", other: "# bytes" },
    group: "group {agent}, line {line}",
    follows: "follows {agent}",
    noRuleAtHome: "No rule concerns the home page",
    because: {
      "no-rule": "No rule concerns this page",
      "no-group": "No group addresses it",
      "must-be-named": "It ignores the rules for everyone (*) and is not named",
      "robots-txt": "robots.txt is always open",
      "no-name": "No line can reach it",
      "no-file": "The site has no file",
      "no-server": "The server does not answer",
    },
    exceptions: {
      closed: { one: "# path closed", other: "# paths closed" },
      open: { one: "# path open", other: "# paths open" },
    },
    google: "Google’s parser",
  },
  proof: {
    example: "example",
    eyebrow: "Search first",
    heading: {
      all: "Search stays open",
      one: "{open} of {all} search engines gets in",
      some: "{open} of {all} search engines get in",
      none: "Search is shut out",
    },
    lead: {
      whole: "No line closes a page to these six search engines.",
      parts:
        "These six search engines read the site. Rules close some paths to them: check that you meant it.",
      some: "The others find the site closed. Check that you meant it: a search engine cannot show what it cannot read.",
      none: "None of these six search engines can read the site. If you did not mean that, it is the first thing to fix.",
    },
    caption: "What the file tells six search engines",
    columns: { engine: "engine", verdict: "verdict", why: "deciding line" },
  },
  question: {
    heading: "One page, one crawler",
    lead: "Any path, any name or User-Agent header. The answer follows as you type.",
    agent: "Crawler or User-Agent header",
    path: "Path or address",
    anyone: "a crawler that is not named",
    rfc: "{agent} asks for {path}",
    google: "Google’s published parser answers otherwise:",
    waiting: "…",
  },
  findings: {
    heading: {
      some: "Lines to review",
      none: "Nothing to fix",
      shut: "Well written, and closed to search",
    },
    lead: {
      some: "Lines that do not do what they seem to. Where there is a fix, a button applies it to the file.",
      none: "Every line seems to do what it says.",
      shut: "Every line seems to do what it says, and what it says shuts search engines out: see which ones above.",
    },
    counts: {
      error: { one: "# error", other: "# errors" },
      warning: { one: "# warning", other: "# warnings" },
      note: { one: "# note", other: "# notes" },
    },
    severities: { error: "error", warning: "warning", note: "note" },
    line: "line {line}",
    fix: "Fix",
    affects: "The fix may change the verdict for {agents}.",
    affectsNone: "The fix changes no verdict.",
    everyone: "everyone who is not named",
    more: { one: "and # more", other: "and # more" },
    left: { one: "And # more like it.", other: "And # more like these." },
  },
  crawlers: {
    heading: "Crawler by crawler",
    lead: "Choose a crawler: its lines light up in the file.",
    idle: `Bring a file: all ${known} crawlers appear here, one by one, with the line that decides.`,
    counts: {
      allowed: { one: "# allowed", other: "# allowed" },
      partly: { one: "# partly allowed", other: "# partly allowed" },
      blocked: { one: "# blocked", other: "# blocked" },
    },
    unknownOperator: "operator unknown",
    page: "About {token}",
    preference:
      "A robots.txt is only a request. Many crawlers say they follow it, some do not: where we know, a word beside the name says which.",
  },
  fileView: {
    heading: "The file",
    label: "The file, line by line",
    none: "No file.",
    chosen: "Lines for {token}",
    silent: "No line for {token}",
    lines: { one: "# line", other: "# lines" },
  },
  failed: "The test could not be started in this browser.",
  rules: {
    heading: "How a crawler reads your file",
    lead: "Four rules explain every verdict. The first three come from RFC 9309, the robots.txt standard.",
    list: {
      group: {
        title: "Only one group counts",
        text: "A crawler follows the group that names it. If there is one, it no longer follows what is written for everyone (User-agent: *). Several groups under one name count as one.",
      },
      longest: {
        title: "The longest rule wins",
        text: "If several rules match the page, the longest one decides. If they are equally long, Allow wins.",
      },
      missing: {
        title: "No file, nothing forbidden",
        text: "Status 4xx: everything is allowed. Status 5xx, or a silent server: everything is off limits for as long as it lasts.",
      },
      readings: {
        title: "Google reads some things its own way",
        text: "Its parser corrects typos (Disalow) and compares accented letters differently. Where its answer differs from the standard, we show both.",
      },
    },
  },
  agent: {
    heading: "Found us in your server logs?",
    text: "Someone typed your domain here. This is what our tool does, and what it does not do.",
    nameLabel: "It introduces itself as",
    facts: {
      asks: {
        title: "One file, nothing else",
        text: `It asks for /robots.txt over https, then over http if nobody answers, and follows ${readerLimits.redirects} redirects at most.`,
      },
      limits: {
        title: "A short visit",
        text: `${readerLimits.kibibytes} KiB and ${readerLimits.seconds} seconds in all. The same site is not contacted again within a minute.`,
      },
      keeps: {
        title: "Nothing is kept",
        text: "No cookie, no identifier. The file is forgotten after a minute.",
      },
      refuse: {
        title: "Public sites only",
        text: "Every address is checked before we connect. Private networks are refused.",
      },
    },
  },
  closing: {
    heading: "A line to change?",
    text: "The generator writes the rules for you and keeps every line of your file. The directory says who runs each crawler and what blocking it costs you.",
    generator: "Open the generator",
    directory: "Open the crawler directory",
  },
};
