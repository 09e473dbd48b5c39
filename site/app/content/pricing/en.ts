import { brand } from "../../../domain/brand.ts";
import {
  installMinutes,
  marketing,
  monetisation,
  prices,
  propagationHours,
} from "../../../domain/figures.ts";
import { formatter } from "../../../domain/format.ts";
import { inOrder } from "../questions.ts";
import { type PricingCopy, pricingQuestions } from "./copy.ts";

const { euros, percent, duration, number } = formatter("en");
const share = percent(monetisation.publisherShare * 100);
const paid = euros(prices.paid);

export const en: PricingCopy = {
  title: `Pricing: free, or ${paid} a month in beta — ${brand.name}`,
  description: `Two plans, no commitment: analysis of AI crawlers is free and never expires; blocking and monetization cost ${paid} a month, by invitation.`,
  eyebrow: "Pricing",
  heading: `Seeing is free. Deciding is ${paid} a month.`,
  lead: "Analysis starts right away and never expires. Pro applies your decisions and gives you access to monetization; it is a beta, by invitation, after the analysis.",
  plansHeading: "The two plans",
  comparison: {
    heading: "Line by line",
    lead: "Everything each plan includes. What does not exist yet is marked as such.",
  },
  value: {
    heading: "What you pay, what you are paid",
    lead: "Three figures worth knowing before you choose.",
    points: {
      commitment: {
        figure: euros(marketing.commitmentEur),
        title: "commitment",
        text: "No minimum term and no set-up fee. Look first, decide later.",
      },
      share: {
        figure: share,
        title: "publisher share",
        text: `Of what AI companies pay, ${share} is yours, every month, by volume.`,
      },
      estimate: {
        figure: euros(marketing.betaEstimateEur),
        title: "a month, estimated",
        text: "Our estimate for a site in the beta, not a promise: yours depends on your traffic.",
      },
    },
    estimate: "Estimate my revenue",
  },
  faq: {
    heading: "Before you choose",
    items: inOrder(pricingQuestions, {
      compatibility: {
        question: "Does it work with my site?",
        answer: `Almost certainly. There is a plugin for WordPress (about ${duration(installMinutes.wordpress, "minute")}), an edge middleware for Vercel (about ${duration(installMinutes.vercel, "minute")}), and a DNS record for any other hosting (about ${duration(installMinutes.dns, "minute")}, plus propagation, up to ${duration(propagationHours, "hour")}). You need only one of the three.`,
      },
      slowness: {
        question: "Will it slow my site down?",
        answer: `No. The script weighs less than ${number(marketing.scriptKilobytes)} KB, and the DNS connector adds nothing at all to your pages. Your readers see no difference.`,
      },
      content: {
        question: "Will it change my content?",
        answer:
          "No. Your text, your images and your layout stay as you publish them, for readers and search engines alike. A blocked crawler gets a refusal instead of the page, never an edited version of it.",
      },
      "no-bots": {
        question: "What if no AI crawler visits me?",
        answer:
          "Then you will know it, for free. The dashboard shows zero, week after week, and tells you the day that changes.",
      },
      payout: {
        question: "When and how am I paid?",
        answer: `Payouts are monthly and automatic, based on volumes. Your share is ${share}. Monetization is a beta, by invitation: it opens after a period of analysis.`,
      },
      "who-pays": {
        question: "Who pays?",
        answer: `AI companies do, never your readers. They pay indirectly, through agreements that ${brand.name} negotiates and centralizes, so you do not have to deal with each of them.`,
      },
    }),
  },
  closing: {
    heading: "Start by looking",
    text: `The first figures arrive in about ${duration(marketing.firstResultMinutes, "minute")}. You will then know whether Pro is worth considering.`,
    signUp: "Create my free account",
    estimate: "Estimate my revenue",
  },
};
