import { brand } from "../../../domain/brand/brand.ts";
import { connectors } from "../../../domain/documentation/connectors.ts";
import { marketing, monetisation, prices, propagationHours } from "../../../domain/figures/figures.ts";
import { intlFormatter } from "../../../domain/language/format-intl.ts";
import { inOrder } from "../questions.ts";
import { type PricingCopy, pricingQuestions } from "./copy.ts";

const { euros, percent, duration, number } = intlFormatter("en");
const share = percent(monetisation.publisherShare * 100);
const paid = euros(prices.paid);

export const en: PricingCopy = {
  title: `Pricing: free, or ${paid} a month in beta — ${brand.name}`,
  description: `Two plans: analytics of AI crawlers are free, with no commitment, and never expire; blocking and monetization cost ${paid} a month, by invitation.`,
  eyebrow: "Pricing",
  heading: `Seeing is free. Pro acts on it, for ${paid} a month.`,
  lead: "Analytics start right away and never expire. Pro applies your decisions and gives you access to monetization; it is in beta, by invitation, after a period of analysis.",
  plansHeading: "The two plans",
  withoutAccount: {
    heading: "Without an account",
    text: "The free tools read your logs, check your site and write your policy. The middleware, an open-source package, applies it on your own server: allow, block, limit or charge. The plans add the dashboard, the other connectors and the agreements that we negotiate.",
    tools: "Free tools",
    middleware: "Middleware",
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
        text: "No setup fee, and nothing to pay for analytics. The Pro quote you accept sets the price and the term.",
      },
      share: {
        figure: share,
        title: "publisher share",
        text: `Of what AI companies pay, ${share} is yours, every month, by volume. In beta, by invitation.`,
      },
      estimate: {
        figure: euros(marketing.betaEstimateEur),
        title: "a month, estimated",
        text: `The high end of our range for a site in the beta with about ${number(marketing.examplePageViews)} page views a month, not a promise.`,
      },
    },
    estimate: "Estimate my revenue",
  },
  faq: {
    heading: "Before you choose",
    items: inOrder(pricingQuestions, {
      compatibility: {
        question: "Does it work with my site?",
        answer: `Almost certainly. There is a plugin for WordPress (about ${duration(connectors.wordpress.minutes, "minute")}), edge middleware for Vercel (about ${duration(connectors.vercel.minutes, "minute")}) and a DNS record for any other hosting (about ${duration(connectors.dns.minutes, "minute")}, plus propagation, up to ${duration(propagationHours, "hour")}). You need only one of the three.`,
      },
      slowness: {
        question: "Will it slow my site down?",
        answer: `Not noticeably. The script is under ${number(marketing.scriptKilobytes)} KB and runs on the server. The DNS connector adds nothing to your pages, but visits pass through our servers before yours.`,
      },
      content: {
        question: "Will it change my content?",
        answer:
          "No. Your text, your images and your layout stay as you publish them, for readers and search engines alike. A blocked crawler gets a refusal instead of the page, never an edited version of it.",
      },
      "no-bots": {
        question: "What if no AI crawler visits me?",
        answer:
          "Then you will know, for free. The dashboard shows zero, week after week, and tells you the day that changes.",
      },
      payout: {
        question: "When and how am I paid?",
        answer: `Monetization is in beta, by invitation, after a period of analysis. For invited publishers, payouts are monthly and automatic, based on volumes; their share is ${share}. Opening it to every Pro plan is marked “coming soon.”`,
      },
      "who-pays": {
        question: "Who pays?",
        answer: `AI companies do, never your readers. They pay indirectly, through agreements that ${brand.name} negotiates and centralizes, so you do not have to deal with each of them.`,
      },
    }),
  },
  closing: {
    heading: "Start for free: see who reads your site",
    text: `The first reading arrives in about ${duration(marketing.firstResultMinutes, "minute")}, even if it is zero. You will then know whether Pro is worth considering.`,
    signUp: "Create my free account",
    estimate: "Estimate my revenue",
  },
};
