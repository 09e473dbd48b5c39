import { brand } from "../../../domain/brand.ts";
import { crawlerFamilies } from "../../../domain/crawler-families.ts";
import {
  counter,
  history,
  installMinutes,
  marketing,
  monetisation,
  pointsLost,
  prices,
} from "../../../domain/figures.ts";
import { formatter } from "../../../domain/format.ts";
import { demo } from "../demo.ts";
import { exampleIn, type HomeCopy } from "./copy.ts";

const f = formatter("en");
const example = exampleIn(f);
const pageViews = f.number(marketing.examplePageViews);
const share = f.percent(monetisation.publisherShare * 100);

export const en: HomeCopy = {
  title: `${brand.name}: decide which AI crawlers read your site`,
  description: `${brand.name} shows publishers which AI crawlers read their site and lets them decide, crawler by crawler: allow, block, limit or charge.`,
  demo: demo.en,
  hero: {
    eyebrow: "AI crawler control for publishers",
    heading: "AI reads your site. Make it stop at the gate.",
    lead: `${brand.name} identifies the crawlers that ChatGPT, Claude and other AIs send to read your pages, and applies your decision to each: allow, block, limit or charge. Google and Bing always get through.`,
    estimate: "Estimate my revenue",
    counterStart: f.euros(counter.start),
    counterLabel: `of revenue in one month, for an example site of about ${pageViews} page views`,
    radar: `Radar of a small example site, in requests per month: ${example.providers
      .map(({ product, requests }) => `${product} ${requests}`)
      .join("; ")}.`,
    radarNote: "requests per month, small example site",
    providers: example.providers,
    pause: "Stop the animation",
    play: "Resume the animation",
  },
  ledger: {
    caption: "One month of visits to a small example site, crawler by crawler",
    columns: {
      crawler: "crawler",
      operator: "operator",
      requests: "requests",
      decision: "decision",
      revenue: "revenue",
    },
    rows: example.rows,
    note: `An example: one month on a small site, at ${f.cents(monetisation.grossPerVisit)} gross per charged visit.`,
  },
  steps: {
    eyebrow: "How it works",
    heading: "Three steps, and the gate is in place",
    list: {
      install: {
        note: `script: ≈ ${installMinutes.script} min`,
        title: "Install",
        text: `A WordPress plugin (≈ ${installMinutes.wordpress} min), an edge middleware for Vercel (≈ ${installMinutes.vercel} min) or a DNS record (≈ ${installMinutes.dns} min). The script weighs under ${marketing.scriptKilobytes} KB, and nothing changes in your pages.`,
      },
      measure: {
        note: `${marketing.insightsHours} h`,
        title: "Measure",
        text: `Who comes by, how often, on which pages. A first result in ${f.duration(marketing.firstResultMinutes, "minute")}, trends in ${f.duration(marketing.insightsHours, "hour")}, ${marketing.detectedBots}+ crawlers known by name.`,
      },
      monetize: {
        note: "every month",
        title: "Monetize",
        text: `The agreements are negotiated for you. You receive ${share} of what AI companies pay, every month, without having to ask. In beta, by invitation.`,
      },
    },
    figures: {
      weight: `3 lines, under ${marketing.scriptKilobytes} KB`,
      days: "MTWTFSS",
      payments: example.payments,
      payout: { name: "Payout", amount: example.payout },
    },
    documentation: "Read the installation guides",
  },
  pain: {
    eyebrow: "What you don’t see",
    heading: "You are being read, and your analytics can’t tell",
    lead: "Analytics count browsers. A crawler has none: it takes the page and leaves, and no line of your reports says so.",
    unseen: {
      value: f.percent(marketing.unseenShare),
      text: "of AI crawler visits escape ordinary analytics",
      seen: "seen",
      hidden: "unseen",
    },
    facts: {
      requests: {
        value: f.compact(marketing.requestsAnalysed),
        text: `requests by AI crawlers, recorded on ${marketing.sites} sites in ${f.duration(marketing.trialDays, "day")}`,
      },
      drop: {
        value: `≈ ${f.percent(marketing.trafficDrop)}`,
        text: "less traffic: the order of magnitude, when a generated answer replaces the visit",
      },
      loss: {
        value: f.euros(marketing.exampleLossEur),
        text: `never charged in one month, for an example site of about ${pageViews} page views`,
      },
    },
    families: `The families we recognize: ${crawlerFamilies.join(", ")} and others.`,
  },
  shift: {
    heading: "Search used to send nearly two visits in three. Now it sends one in two.",
    lead: "While generated answers keep the readers, the crawlers that feed them keep reading your pages.",
    why: "Why now",
    stats: {
      before: {
        value: f.percent(marketing.searchShare2019),
        label: "of traffic came from search in 2019",
      },
      after: {
        value: f.percent(marketing.searchShare2023),
        label: `in 2023: down ${f.number(pointsLost)} points`,
      },
      growth: { value: f.change(marketing.aiVisitsGrowth), label: "visits sent by AI in one year" },
    },
    growthMarks: { before: "a year ago", after: "today" },
  },
  faq: {
    heading: "What publishers ask us",
    text: "Another question?",
    contact: "Write to us",
    items: {
      seo: {
        question: "Will it hurt my search ranking?",
        answer:
          "No. Google and Bing are never blocked: your rules concern AI crawlers, one by one. Our generator for robots.txt, the file that tells crawlers what they may read, shows it line by line.",
      },
      speed: {
        question: "Will it slow my site down?",
        answer: `No. The script weighs under ${marketing.scriptKilobytes} KB. With the DNS connector, nothing is added to your pages at all.`,
      },
      content: {
        question: "Do you change my content?",
        answer: `No. ${brand.name} looks at who asks for the page and applies your decision. Your text, images and code stay as they are.`,
      },
      none: {
        question: "What if no AI visits my site?",
        answer: `You will know, for free. The first result takes ${f.duration(marketing.firstResultMinutes, "minute")}, and the free plan never expires.`,
      },
      robots: {
        question: "Do AI crawlers obey robots.txt?",
        answer:
          "Many say they do, some do not, and a user-triggered visit may ignore it. A robots.txt file states a preference; the connector enforces it.",
      },
      pay: {
        question: "Who pays, and when?",
        answer: `AI companies, through agreements that ${brand.name} negotiates and centralizes. You receive ${share} of the amounts, by volume, as an automatic monthly payout. Monetization is a beta, by invitation, after the analysis.`,
      },
      price: {
        question: "What does it cost?",
        answer: `Analysis costs ${f.euros(prices.free)}, with no time limit and ${history.freeMonths} months of history. The Pro plan costs ${f.euros(prices.paid)} per month; it is in beta, by invitation.`,
      },
    },
  },
  closing: {
    eyebrow: "Exclusive: free analytics",
    heading: "Find out today which AIs read you",
    text: "Create an account, set up a connector, read the ledger. Analysis stays free, whether or not you ever monetize.",
    signUp: "Create my free account",
    terms: {
      commitment: { value: f.euros(marketing.commitmentEur), text: "commitment" },
      secure: { value: f.percent(marketing.securePercent), text: "secure, over HTTPS" },
      result: { value: `${marketing.firstResultMinutes} min`, text: "to the first result" },
      insights: { value: `${marketing.insightsHours} h`, text: "to the first trends" },
    },
    beta: {
      badge: "beta, by invitation",
      heading: "Monetization",
      value: f.euros(marketing.betaEstimateEur),
      label: "per month: our estimate for publishers in the beta, not a guarantee",
      text: "It comes after the analysis: first you know who comes by, then we invite you.",
      join: "Join the waitlist",
    },
  },
  howTo: {
    name: "Recognize and charge the AI crawlers that read a site",
    account: {
      title: "Create an account",
      text: "Create a free account and add your domain in the Sites section of the dashboard.",
    },
  },
};
