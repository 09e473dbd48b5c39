import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { consoleLabels } from "@octroi/ui/words/labels";
import { payoutsToday, rulesForFree, sellingByOffer, whatProIsFor } from "@octroi/ui/words/plans";
import { connectors } from "../../../domain/documentation/connectors.ts";
import { exampleAiVisits } from "../../../domain/examples/example-site.ts";
import {
  averageRequests,
  counter,
  exampleRequests,
  history,
  marketing,
  monetisation,
  pointsLost,
  prices,
  propagationHours,
  quickestMinutes,
} from "../../../domain/figures/figures.ts";
import { pages } from "../../../domain/pages/pages.ts";
import { checkField } from "../check-field.ts";
import { crawlerFamilies } from "../crawler-families.ts";
import { demo } from "../demo.ts";
import { exampleIn, type HomeCopy } from "./copy.ts";

const f = intlFormatter("en");
const example = exampleIn(f);
const pageViews = f.number(marketing.examplePageViews);
const share = f.percent(monetisation.publisherShare * 100);

export const en: HomeCopy = {
  title: `${brand.name}: decide which AI crawlers read your site`,
  description: `${brand.name} shows publishers which AI crawlers read their site and lets them decide, crawler by crawler: allow, block, limit or charge.`,
  demo: demo.en,
  hero: {
    eyebrow: brand.nameOrigin.en,
    heading: "ChatGPT, Claude and Perplexity read your site. See it, and decide who gets in.",
    lead: `Free, in five minutes: which crawlers come, how often, to which pages. Then let in, limit, block or name a price, crawler by crawler. Google and Bing always get through.`,
    signUp: "Create my free account",
    estimate: "Estimate my revenue",
    check: checkField.en,
    counterStart: f.euros(counter.start),
    counterLabel: `a demo, not a measurement: a large site, counting up from ${f.number(exampleRequests)} AI crawler visits at ${f.cents(monetisation.grossPerVisit)} each`,
    radar: `Radar of a small example site, in requests per month: ${example.providers
      .map(({ product, requests }) => `${product} ${requests}`)
      .join("; ")}.`,
    radarNote: "requests per month, small example site",
    providers: example.providers,
    pause: "Stop the animation",
    play: "Resume the animation",
  },
  example: {
    caption: "One month of visits to a small example site, crawler by crawler",
    columns: {
      crawler: "crawler",
      operator: "operator",
      requests: "requests",
      decision: "decision",
      revenue: "revenue",
    },
    rows: example.rows,
    note: `An example: one month on a small site, at ${f.cents(monetisation.grossPerVisit)} gross per charged visit, which makes ${example.gross}; at the same price, the large site of the counter starts from ${f.number(exampleRequests)} visits, or ${f.euros(counter.start)}.`,
    ours: "See the real crawler visits to this site",
  },
  today: {
    eyebrow: "Today, without an account",
    heading: "Start without an account, with our free tools",
    lead: "Find out which crawlers have already come, check what your files say and write your rules.",
    tools: {
      logAnalyzer: {
        title: "Read your access log",
        text: "Which crawlers came, what for, how often. Nothing leaves your computer.",
      },
      aiPolicy: {
        title: "Write your policy",
        text: "Choose what AI crawlers may do. The tool writes the files to upload: robots.txt, license, server rules.",
      },
      ledger: {
        title: "See our own ledger",
        text: "We run our own tool on this site: see which crawlers read it.",
      },
    },
    all: "All the free tools",
  },
  steps: {
    eyebrow: "How it works",
    heading: "Install, measure, then monetize (in beta)",
    list: {
      install: {
        note: `from ${quickestMinutes} min, sign-up included`,
        title: "Install",
        text: `One connector, your choice: a WordPress plugin (≈ ${connectors.wordpress.minutes} min) or edge middleware, for Vercel (≈ ${connectors.vercel.minutes} min) and other platforms. For any other hosting, a DNS record will do (≈ ${connectors.dns.minutes} min, plus propagation, up to ${f.duration(propagationHours, "hour")}). The middleware’s file is under ${marketing.scriptKilobytes} KB and runs on the server: your text, images and layout do not change.`,
      },
      measure: {
        note: `${marketing.insightsHours} h`,
        title: "Measure",
        text: `Which crawlers visit, how often and which pages they read. Set up in ${f.duration(marketing.firstResultMinutes, "minute")}, first crawlers usually the same day; trends within ${f.duration(marketing.insightsHours, "hour")}. ${marketing.detectedBots}+ AI crawlers known by name.`,
      },
      monetize: {
        note: "every month",
        title: "Monetize",
        text: `In beta, by invitation. We negotiate the agreements for you, and ${share} of what AI companies pay is yours, paid out automatically every month. ${payoutsToday} ${sellingByOffer.en}`,
      },
    },
    figures: {
      weight: `3 lines, under ${marketing.scriptKilobytes} KB`,
      days: "MTWTFSS",
      payments: example.payments,
      payout: { name: "Payout", amount: example.payout },
    },
    documentation: "Read the installation guides",
    picture: {
      alternative: `The dashboard of an example site: “AI crawlers requested ${f.number(exampleAiVisits)} pages in the last 30 days.” Then four figures (AI visits, identity verified, refused, search engines) and a chart of visits per day, by purpose.`,
      caption: "The dashboard, with the month of the small example site above.",
    },
  },
  pain: {
    eyebrow: "What you don’t see",
    heading: "You are being read, and your analytics can’t tell",
    lead: "Analytics count browsers. A crawler has none: it takes the page and leaves no trace in your reports.",
    unseen: {
      value: f.percent(marketing.unseenShare),
      text: "of AI crawler visits escape ordinary analytics",
      seen: "seen",
      hidden: "unseen",
    },
    facts: {
      requests: {
        value: f.compact(marketing.requestsAnalysed),
        text: `requests by AI crawlers, recorded on ${marketing.sites} sites in ${f.duration(marketing.trialDays, "day")}: about ${f.number(averageRequests)} per site on average`,
      },
      drop: {
        value: `≈ ${f.percent(marketing.trafficDrop)}`,
        text: "less traffic: the ballpark figure quoted for sites whose content is reused in AI answers",
      },
      loss: {
        value: f.euros(marketing.exampleLossEur),
        text: `in gross revenue missed in one month, in the example of a large site: ${f.number(exampleRequests)} AI crawler visits that could have paid ${f.cents(monetisation.grossPerVisit)} each`,
      },
    },
    families: `The crawler families we recognize: ${crawlerFamilies.join(", ")} and others.`,
  },
  shift: {
    heading: "In 2019, search sent nearly two visits in three. In 2023, one in two.",
    lead: "AI answers now keep some of those readers too, while the crawlers behind them keep reading your pages.",
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
      growth: {
        value: f.change(marketing.aiVisitsGrowth),
        label:
          "in visits from links in AI answers, in one year: a reason to choose rather than block everything",
      },
    },
    growthMarks: { before: "before", after: "one year later" },
  },
  faq: {
    heading: "What publishers ask us",
    text: "Another question?",
    contact: "Write to us",
    items: {
      seo: {
        question: "Will it hurt my search ranking?",
        answer:
          "Our rules do not touch search engines: Google’s and Bing’s crawlers are never blocked. Google and Bing use those same crawlers for AI Overviews and Copilot; blocking them would take you out of search, so we do not. You can check it line by line in our generator for robots.txt, the file that tells crawlers what they may read.",
      },
      speed: {
        question: "Will it slow my site down?",
        answer: `Not noticeably. The plugin and the middleware decide on your server, without calling us; the file you add for the middleware is under ${marketing.scriptKilobytes} KB. The DNS connector adds nothing to your pages, but visits pass through our servers before yours; your readers’ visits are not kept. At the switch, the first visits may see a certificate error for a few seconds; and a root domain, without www, needs a DNS provider that offers ALIAS or CNAME flattening.`,
      },
      content: {
        question: "Do you change my content?",
        answer: `No. ${brand.name} looks at who asks for the page and applies your decision. Your text, images and layout stay as they are.`,
      },
      none: {
        question: "What if no AI visits my site?",
        answer: `You will know, for free: setup takes ${f.duration(marketing.firstResultMinutes, "minute")}, the first crawlers usually come the same day, and the free plan has no time limit.`,
      },
      robots: {
        question: "Do AI crawlers obey robots.txt?",
        answer:
          "Many say they do, some do not, and a user-triggered visit may ignore it. A robots.txt file is only a request; our connectors enforce your rules on the crawlers they recognize.",
        link: { label: "See what your site says today", to: pages.siteCheck },
      },
      pay: {
        question: "Who pays, and when?",
        answer: `AI companies, indirectly, through agreements that ${brand.name} negotiates and centralizes. Monetization is in beta, by invitation, after a period of analysis: invited publishers receive ${share} of what those companies pay, based on volume, in an automatic monthly payout. ${payoutsToday} ${sellingByOffer.en}`,
        link: { label: "See the license market", to: pages.market },
      },
      outage: {
        question: "What if your servers go down?",
        answer:
          "Your site goes on. The plugin and the middleware decide on your side: if our dashboard does not answer, your latest rules still apply and visits wait, in limited number, to be sent later. If the plugin or the middleware fails, the reader gets the page. The DNS connector is the exception: visits pass through our servers, and if all of those machines stop, so does your site until they are back or you restore your old record.",
      },
      data: {
        question: "What do you get about my readers (GDPR)?",
        answer: `Nothing, with the plugin and the middleware: once your site is connected to an account, only visits by crawlers reach us, and how many people an assistant such as ChatGPT sent to which page. Of a crawler’s visit, we keep the time, the page without its query, the crawler’s name, whether its identity was verified, and the decision. Of a person nothing: no single visit, no time, no IP address, no cookie. With the DNS connector, all visits pass through our servers, but people’s visits are neither stored nor logged, except for that same number, which a box in the site’s settings ends. Figures are kept for ${f.duration(history.freeMonths, "month")} on the free plan and without limit on Pro, and are erased with the site if you remove it.`,
        link: { label: "Privacy policy", to: pages.privacy },
      },
      price: {
        question: "What does it cost?",
        answer: `Analytics cost ${f.euros(prices.free)}, with no time limit, and keep ${f.duration(history.freeMonths, "month")} of history. ${rulesForFree.en} ${whatProIsFor.en} It costs ${f.euros(prices.paid)} per month, in beta and by invitation.`,
        link: { label: "What works without an account", to: pages.freeTools },
      },
    },
  },
  closing: {
    eyebrow: "Free analytics, exclusive to publishers",
    heading: "See today which AI crawlers read your site",
    text: "Create an account, set up a connector, open the dashboard. Analytics stay free, whether or not you ever monetize.",
    signUp: "Create my free account",
    terms: {
      commitment: { value: f.euros(marketing.commitmentEur), text: "to start, no commitment" },
      secure: {
        value: f.percent(marketing.securePercent),
        text: "of traffic between your browser and this site encrypted (HTTPS)",
      },
      result: { value: `${marketing.firstResultMinutes} min`, text: "to set up" },
      insights: { value: `${marketing.insightsHours} h`, text: "to the first trends" },
    },
    beta: {
      badge: "beta, by invitation",
      heading: "Monetization",
      value: f.euros(marketing.betaEstimateEur),
      label: `per month: the high end of our range for a publisher in the beta, with about ${pageViews} page views a month. Not a guarantee.`,
      text: "It comes after a period of analysis: first you know who reads your pages; then we invite publishers as spots open.",
      join: "Request my invitation",
    },
  },
  howTo: {
    name: "Recognize and charge the AI crawlers that read a site",
    account: {
      title: "Create an account",
      text: `Create a free account and add your domain in the ${consoleLabels.en.sites} section of the dashboard.`,
    },
  },
};
