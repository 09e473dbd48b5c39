import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { connectors } from "../../../../domain/documentation/connectors.ts";
import { history, marketing } from "../../../../domain/figures/figures.ts";
import { caseStudies, studyFigureText } from "../../../../domain/use-cases/use-cases.ts";
import type { UseCaseCopy } from "../copy.ts";

const { duration } = intlFormatter("en");
const { first, second, third } = caseStudies.recipes;

export const recipesEn: UseCaseCopy<"recipes"> = {
  title: `AI crawlers on recipe sites and blogs — ${brand.name}`,
  description:
    "Recipe cards, photos, amounts: see which AI crawlers take them from your blog, and set your own rules without losing Google Images.",
  name: "Blogs and recipes",
  heading: "Three bakes to get it right. One second to take it.",
  lead: "You ruined two tarts before you published the third. An assistant keeps the cups and the minutes, then serves the answer without your page, your ads or your name. Find out who takes what, then choose.",
  drawing: {
    caption: "One card, four pieces: each one interests a different crawler.",
    words: {
      drawing: "recipe-card",
      title: "Lemon tart",
      facts: "8 slices · 45 min",
      photo: "photo",
      amounts: {
        label: "amounts",
        list: { fruit: "3 lemons", sugar: "⅔ cup sugar", eggs: "4 eggs", butter: "6 tbsp butter" },
      },
      method: {
        label: "method",
        list: { zest: "Zest, then juice", whisk: "Whisk, don’t froth", bake: "Bake 25 min at 325°F" },
      },
      story: { label: "story", text: "The third batch was the one." },
    },
  },
  benefits: {
    heading: "What changes for your blog",
    list: {
      cards: {
        title: "Cards that follow your rule",
        text: "Category pages open, recipe cards limited or charged: an assistant can know about you without walking off with the whole recipe.",
      },
      pictures: {
        title: "Photos that stay yours",
        text: "Crawlers that build picture sets are refused one by one. Google Images, which sends you hungry people, stays open.",
      },
      hosting: {
        title: "A small hosting plan that holds up",
        text: "Fewer empty visits means fewer warnings from your host, and a bigger plan that can wait.",
      },
    },
  },
  symptoms: {
    heading: "How it shows up in the kitchen",
    lead: "Rarely in your stats. More often through a reader, an ad network or a hosting company.",
    check: "Check what your blog already tells crawlers",
    list: {
      amounts: {
        sign: "“The assistant says a full cup of sugar, you say two-thirds. Who’s right?”",
        where: "comments",
      },
      ads: { sign: "Your pages are served more often. Your ads are not.", where: "ad network" },
      quota: {
        sign: "A CPU overage, on a Tuesday at 4 a.m., with nobody on the site.",
        where: "e-mail from your host",
      },
      copies: {
        sign: "Your tart under another title, checkered towel included.",
        where: "reverse image search",
      },
    },
  },
  features: {
    heading: "What a blog needs, and no more",
    list: {
      plugin: {
        icon: "plug",
        title: "A free plugin for WordPress",
        text: "Add it like any other. No file to edit, no child theme, no developer to call on a Sunday.",
      },
      pictures: {
        icon: "images",
        title: "Image crawlers get their own line",
        text: "Unless it is named, ImagesiftBot follows the rules written for Googlebot. So we name it.",
      },
      season: {
        icon: "calendar",
        title: "You see the season coming",
        text: `${duration(history.freeMonths, "month")} of history on the free plan: enough to watch pie week build up, then fade.`,
      },
    },
  },
  rules: {
    heading: "The blog is open, the card has a price",
    lead: "A food blog lives on search, so search gets everything, pictures included. The rest depends on what a crawler does with your cards.",
    robotsHeading: "Ready for the root of your blog",
    robotsText:
      "The file is enough for crawlers that say they honor it. Not every user-triggered visit does; that part is the plugin’s job.",
  },
  steps: {
    heading: "Two steps between two batches",
    connect: {
      note: `≈ ${connectors.wordpress.minutes} min`,
      title: "Add the plugin",
      text: "Install, activate, accept the terms, add your domain in the dashboard. The connection then happens on its own.",
      screen: ["Plugins → Add Plugin", `✓ ${brand.name} activated`, "✓ site connected"],
      guide: "Read the WordPress guide",
    },
    decide: {
      note: "≈ 10 min",
      title: "Choose, crawler by crawler",
      text: "Work from the table above. When in doubt, just watch: nothing is urgent, and a seasonal recipe will be back next year.",
    },
  },
  results: {
    heading: "Expected within seven days",
    list: {
      1: {
        title: "The guest list you never saw",
        text: `Set up in ${marketing.firstResultMinutes} minutes, first crawlers usually the same day; after ${duration(marketing.insightsHours, "hour")}, the crawlers’ names and their favorite cards.`,
      },
      4: {
        title: "Quiet nights again",
        text: "With rules on training and pictures in place, the CPU graph tells the story.",
      },
      7: {
        title: "A first week in figures",
        text: "Which crawlers, which recipes, how often. You know whether your blog is wanted, and by whom.",
      },
    },
  },
  study: {
    heading: "A blog of nine hundred recipes, run by two people",
    text: "Shared hosting, display ads, no technical team. Training is refused, user-triggered visits are charged, and Google notices no difference.",
    figures: {
      first: { value: studyFigureText(first, "en"), label: "of requests came from AI crawlers" },
      second: { value: studyFigureText(second, "en"), label: "of unbroken crawling on recipe cards" },
      third: {
        value: studyFigureText(third, "en"),
        label: "in training-crawler requests once the rules were set",
      },
    },
  },
  questions: {
    heading: "What bloggers ask",
    list: {
      stars: {
        question: "Will my recipes keep their stars and photos in Google?",
        answer:
          "Yes. Googlebot and Googlebot-Image read the card and its structured data as before. No rule is aimed at them.",
      },
      shares: {
        question: "And the preview when someone shares a recipe on Facebook or WhatsApp?",
        answer: "It stays the same. Those crawlers serve previews and are not in the rules.",
      },
      speed: {
        question: "Will the plugin slow my pages down?",
        answer: `Not noticeably: nothing is added to your pages, and the plugin decides on your server without calling us. One photo of a tart costs your readers more.`,
      },
      small: {
        question: "My blog is small. Is it worth it?",
        answer:
          "The free plan answers that, and it never expires. If no crawler comes, you will know; if some do, you will know which.",
      },
      voice: {
        question: "A smart speaker reads my recipe aloud. Can I settle that here too?",
        answer:
          "Partly. Siri and Alexa draw on Applebot and Amazonbot, which serve several purposes. Switching off Applebot-Extended affects training alone; blocking Amazonbot may take you out of some Amazon services. The dashboard tells you which one comes before you decide.",
      },
    },
  },
  closing: {
    title: "See who is tasting your recipes",
    text: "Create an account, add the plugin, go back to the stove. It will be counting before the timer rings.",
  },
};
