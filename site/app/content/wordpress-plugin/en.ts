import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { payoutsToday, rulesForFree, sellingByOffer, whatProIsFor } from "@octroi/ui/words/plans";
import { connectors } from "../../../domain/documentation/connectors.ts";
import { aiVisits, dailyAiVisits } from "../../../domain/examples/plugin-site.ts";
import {
  exampleRequests,
  history,
  marketing,
  monetisation,
  prices,
} from "../../../domain/figures/figures.ts";
import { pluginDownload } from "../../../domain/pages/plugin-download.ts";
import { inOrder } from "../questions.ts";
import { type PluginCopy, pluginQuestions } from "./copy.ts";

const { euros, percent, change, duration, number, compact, cents } = intlFormatter("en");
const minutes = duration(connectors.wordpress.minutes, "minute");
const share = percent(monetisation.publisherShare * 100);

export const en: PluginCopy = {
  title: `WordPress plugin to control AI crawlers — ${brand.name}`,
  description: `A free WordPress plugin that shows which AI crawlers read your site. It takes about ${minutes} to install; Google and Bing always get through.`,
  hero: {
    eyebrow: "WordPress plugin",
    heading: "AI crawlers read your WordPress site. See which ones.",
    lead: `The ${brand.name} plugin recognizes ${marketing.detectedBots}+ AI crawlers, records their visits and applies your rules, free and without an account. Google and Bing always get through.`,
    download: "Download the plugin",
    directory: "In the official plugin directory",
    signUp: "Create my account",
    estimate: "Estimate my revenue",
    note: `Free. Version ${pluginDownload.version}, a zip file to upload to WordPress, about ${minutes}.`,
    log: {
      caption: "Illustration: five visits at the gate, with the decision applied to each",
      time: "time",
      crawler: "crawler",
      page: "page",
      decision: "decision",
    },
  },
  problems: {
    heading: "What WordPress does not show you",
    list: {
      unseen: {
        title: "Visits you cannot see",
        text: "Web analytics count browsers. A crawler has none: it reads the page and leaves its only trace in the server’s log.",
      },
      load: {
        title: "A server that works for others",
        text: "A crawler’s visit ties up PHP and the database as much as a reader’s does. The hosting bill stays with you.",
      },
      readers: {
        title: "Readers who stop coming",
        text: "Where the answer is shown elsewhere, fewer people click through. From 2019 to 2023, the share of traffic that search sends shrank.",
      },
    },
    unseen: { analytics: "web analytics", server: "server log" },
    load: { readers: "readers", crawlers: "AI crawlers" },
    readers: { before: "2019", after: "2023" },
    illustration: `The first two charts illustrate a site of about ${number(marketing.examplePageViews)} page views a month; the third shows the share of traffic that came from search.`,
  },
  solution: {
    heading: "A guard post inside your WordPress site",
    list: {
      detect: {
        title: "Detect",
        text: "Each visit is compared with our crawler directory: who sent it, and what for (training, an answer engine, a user’s request).",
      },
      protect: {
        title: "Protect",
        text: "One rule per crawler: allow, block, limit or ask for a price. It applies to every recognized visit, even if the crawler ignores robots.txt. Search engines are never blocked.",
      },
      analytics: {
        title: "Analyze",
        text: "Visits in real time, by crawler and by page, and how they change, in the free dashboard, with a weekly report by e-mail.",
      },
      monetise: {
        title: "Monetize",
        text: `In beta, by invitation, after a period of analysis: agreements with AI companies are negotiated for you, and ${share} of what they pay is yours every month. ${payoutsToday} ${sellingByOffer.en}`,
      },
    },
    figures: {
      unseen: {
        value: percent(marketing.unseenShare),
        label: "of AI crawler visits never show up in ordinary web analytics",
      },
      growth: {
        value: change(marketing.aiVisitsGrowth),
        label: "in visits from links in AI answers, in one year: those are worth keeping",
      },
    },
    picture: {
      alternative:
        "The plugin’s screen in the WordPress admin: the rules apply, then a table of the last seven days with each crawler, its operator, its purpose, its visits and those that were refused.",
      caption: "The plugin’s screen in WordPress, with one week of an example site.",
    },
  },
  installation: {
    heading: "Three steps, and the theme stays as it is",
    lead: `Allow about ${minutes}. Your posts and pages do not change either.`,
    steps: {
      install: {
        note: "Plugins",
        title: "Install",
        text: "Download the zip file, upload it under Plugins, Add Plugin, then click Install Now.",
        drawing: ["Upload Plugin", `${brand.name.toLowerCase()}.zip`, "Install Now"],
      },
      activate: {
        note: "once",
        title: "Activate",
        text: "Activate the plugin and accept the terms. Until they are accepted, nothing is sent.",
        drawing: ["plugin active", "terms accepted", "waiting for connection"],
      },
      connect: {
        note: "if you like",
        title: "Connect",
        text: "Click Connect and confirm in the dashboard: your domain is added, and the rest is automatic.",
        drawing: ["example.com", "WordPress site", "connected"],
      },
    },
    settingsHeading: "Then four settings",
    settingsLead:
      "All are free. The first three need no account; the e-mail report comes with the dashboard.",
    settings: {
      autoDetect: {
        title: "Automatic detection",
        text: "Known AI crawlers are recognized from activation; new ones with each update of the plugin.",
        state: "on",
      },
      blockAi: {
        title: "Block AI",
        text: "All AI crawlers, or those you choose, set in the plugin.",
        state: "up to you",
      },
      allowGoogle: {
        title: "Allow Google",
        text: "Googlebot and Bingbot get through, whatever the rule.",
        state: "always",
      },
      reports: {
        title: "E-mail reports",
        text: "The week’s figures, and the crawlers that have appeared since the last one.",
        state: "with an account",
      },
    },
    guide: "Read the installation guide",
  },
  analytics: {
    heading: "What you see in the dashboard",
    lead: "Three screens are enough: how many visits, which crawlers, which rules.",
    dashboard: {
      heading: "Dashboard",
      period: `last ${dailyAiVisits.length} days`,
      unit: "AI crawler visits",
      first: `${duration(dailyAiVisits.length, "day")} ago`,
      last: "today",
    },
    detected: {
      heading: "Detected crawlers",
      caption: "Illustration: the AI crawlers detected in one month on an example site",
      crawler: "crawler",
      operator: "operator",
      requests: "visits",
    },
    rules: {
      heading: "Rules",
      caption: "Illustration: each crawler’s rule and what it earns in one month",
      crawler: "crawler",
      decision: "rule",
      revenue: "revenue",
      gross: "paid by AI companies",
      share: `your share, ${share}`,
    },
    illustration: `Illustration: one month of an example site, read ${number(aiVisits)} times by AI crawlers. Only visits by the crawlers it charges would pay, at ${cents(monetisation.grossPerVisit)} each, once an agreement is signed.`,
  },
  plans: {
    heading: "Seeing and deciding, one site at a time, are free",
    lead: rulesForFree.en,
  },
  comparison: { heading: "What each plan includes" },
  value: {
    heading: "What a visit is worth",
    example: {
      figure: euros(marketing.exampleLossEur),
      text: `in gross revenue missed in one month, in the example of a large site: ${number(exampleRequests)} AI crawler visits that could have paid ${cents(monetisation.grossPerVisit)} each.`,
      estimate: "Estimate my revenue",
    },
    list: {
      firstResult: {
        figure: duration(marketing.firstResultMinutes, "minute"),
        text: "to install; the first crawlers usually come the same day",
      },
      insights: {
        figure: duration(marketing.insightsHours, "hour"),
        text: "to a first analysis of who reads what",
      },
      read: {
        figure: compact(marketing.requestsAnalysed),
        text: `requests analyzed on ${number(marketing.sites)} sites in ${duration(marketing.trialDays, "day")}`,
      },
      secure: {
        figure: percent(marketing.securePercent),
        text: "of traffic between the plugin and us secured by HTTPS",
      },
    },
  },
  closing: {
    heading: "Start counting today",
    text: "The plugin counts from the day you install it. For past months, drop your server’s log into our free log analyzer.",
    analyze: "Analyze a log",
  },
  faq: {
    heading: "What WordPress publishers ask",
    items: inOrder(pluginQuestions, {
      free: {
        question: "Is the plugin really free?",
        answer: `Yes, and nothing in it is locked: it counts and applies your rules without an account. The free account, which never expires, adds the dashboard, real-time analytics and ${duration(history.freeMonths, "month")} of history. ${whatProIsFor.en} It costs ${euros(prices.paid)} per month, in beta and by invitation.`,
      },
      seo: {
        question: "Will my search ranking suffer?",
        answer:
          "Our rules do not touch search engines: Google, Bing and the others get through under every rule, even “Block AI.”",
      },
      speed: {
        question: "Does it slow WordPress down?",
        answer: `Not noticeably. Nothing is added to your pages, the decision is made on your server without a network call, and statistics are sent separately. The optional file that answers before other plugins is under ${number(marketing.scriptKilobytes)} KB.`,
      },
      cache: {
        question: "Does it work with a caching plugin?",
        answer:
          "Yes, with one caveat: a cache or CDN that answers in place of WordPress also hides visits from the plugin. A button in the plugin checks this and gives the crawlers’ names to exclude from the cache. The DNS connector sits in front of the cache.",
      },
      removal: {
        question: "What does it send, and what is left if I uninstall it?",
        answer: `Nothing until the site is connected. Then visits by crawlers: the time, the page without its query, the crawler, the decision. And how many people an assistant such as ChatGPT sent to which page, without a time. No single visits by people, no IP addresses, no cookies: no personal data of your readers (GDPR). We keep these figures for ${duration(history.freeMonths, "month")} on the free plan. If our servers are down, your latest rules still apply. When you delete the plugin, it erases what it noted; your posts, pages and theme never changed.`,
      },
    }),
  },
};
