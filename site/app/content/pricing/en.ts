import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { freeAndPro, payoutsToday, rulesForFree, sellingByOffer } from "@octroi/ui/words/plans";
import { connectors } from "../../../domain/documentation/connectors.ts";
import {
  averageRequests,
  marketing,
  monetisation,
  prices,
  propagationHours,
} from "../../../domain/figures/figures.ts";
import { inOrder } from "../questions.ts";
import { type PricingCopy, pricingQuestions } from "./copy.ts";

const { euros, percent, duration, number } = intlFormatter("en");
const share = percent(monetisation.publisherShare * 100);
const paid = euros(prices.paid);

export const en: PricingCopy = {
  title: `Pricing: free, or ${paid} a month in beta — ${brand.name}`,
  description: `Two plans: AI crawler analytics are free, with no commitment or time limit; Pro costs ${paid} a month, in beta and by invitation.`,
  eyebrow: "Pricing",
  heading: `See who reads you for free. Enforce your rules from one dashboard, no developer needed: ${paid} a month.`,
  lead: "Analytics start right away, with no time limit, and your rules already apply for free, one site at a time. Pro is in beta, by invitation, after a period of analysis.",
  plansHeading: "The two plans",
  withoutAccount: {
    heading: "Without an account",
    text: `Our tools read your server logs and check your site. ${rulesForFree.en} Nobody then collects that price for you: agreements are up to you.`,
    tools: "Free tools",
    middleware: "Middleware",
  },
  picture: {
    alternative:
      "The rules screen of an example site. Search is always open. For answer engines, assistants, agents, training and datasets, one chooses between allow, block, limit and charge.",
    caption: `The rules screen, in the dashboard. ${freeAndPro.en}`,
  },
  comparison: {
    heading: "What each plan includes",
    lead: "Feature by feature. What does not exist yet is marked as such.",
  },
  value: {
    heading: "What you pay, what you are paid",
    lead: "Three figures worth knowing before you choose.",
    points: {
      commitment: {
        figure: euros(marketing.commitmentEur),
        title: "to start, no commitment",
        text: "No setup fee, nothing to pay for analytics. If we invite you to Pro, you receive a quote with its price and term, and you are free to decline it.",
      },
      share: {
        figure: share,
        title: "publisher share",
        text: `Of what AI companies pay under our agreements, ${share} is yours, every month, based on volume. In beta, by invitation. ${payoutsToday}`,
      },
      estimate: {
        figure: euros(marketing.betaEstimateEur),
        title: "a month, estimated",
        text: `The high end of our range for a site in the beta with about ${number(marketing.examplePageViews)} page views a month, not a promise. Across the ${number(marketing.sites)} sites we have looked at, the average is about ${number(averageRequests)} AI visits a month.`,
      },
    },
    estimate: "Estimate my revenue",
  },
  faq: {
    heading: "Before you choose",
    items: inOrder(pricingQuestions, {
      compatibility: {
        question: "Does it work with my site?",
        answer: `Almost certainly. There is a plugin for WordPress (about ${duration(connectors.wordpress.minutes, "minute")}) and edge middleware for Vercel (about ${duration(connectors.vercel.minutes, "minute")}) or other platforms. For any other hosting, a DNS record will do (about ${duration(connectors.dns.minutes, "minute")}, plus propagation, up to ${duration(propagationHours, "hour")}). You need only one of the three.`,
      },
      slowness: {
        question: "Will it slow my site down?",
        answer: `Not noticeably. The plugin and the middleware decide on your server, without calling us; the file you add for the middleware is under ${number(marketing.scriptKilobytes)} KB. The DNS connector adds nothing to your pages, but visits pass through our servers before yours.`,
      },
      content: {
        question: "Will it change my content?",
        answer:
          "No. Your text, your images and your layout stay as you publish them, for readers and search engines alike. A blocked crawler gets a refusal instead of the page, never an edited version of it.",
      },
      "no-bots": {
        question: "What if no AI crawler visits my site?",
        answer:
          "Then you will know, for free. The dashboard shows zero until the first visit, and shows that visit as it happens.",
      },
      payout: {
        question: "When and how am I paid?",
        answer: `Monetization is in beta, by invitation, after a period of analysis. For invited publishers, payouts under agreements are monthly and automatic, based on volume; their share is ${share}. ${payoutsToday} It will open to every Pro subscriber later. ${sellingByOffer.en}`,
      },
      "who-pays": {
        question: "Who pays?",
        answer: `AI companies do, never your readers. They pay indirectly, through agreements that ${brand.name} negotiates and centralizes, so you do not have to deal with each of them. Those that buy an offer of yours pay you directly.`,
      },
    }),
  },
  closing: {
    heading: "Start for free: see who reads your site",
    text: `Set up in about ${duration(marketing.firstResultMinutes, "minute")}, first crawlers usually the same day. After a few days you will know whether Pro is worth it.`,
    signUp: "Create my free account",
    estimate: "Estimate my revenue",
  },
};
