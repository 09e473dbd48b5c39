import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { connectors } from "../../../../domain/documentation/connectors.ts";
import { marketing } from "../../../../domain/figures/figures.ts";
import { caseStudies, studyFigureText } from "../../../../domain/use-cases/use-cases.ts";
import type { UseCaseCopy } from "../copy.ts";

const { duration, percent } = intlFormatter("en");
const { first, second, third } = caseStudies["saas-docs"];

export const saasDocsEn: UseCaseCopy<"saas-docs"> = {
  title: `SaaS documentation and coding assistants — ${brand.name}`,
  description:
    "Open current docs to assistants, close retired versions, keep a say in training: rules for AI crawlers on SaaS documentation, with a robots.txt.",
  name: "SaaS documentation",
  heading: "Assistants read your docs. Make it the right version.",
  lead: "Developers no longer open the page; their code editor fetches it for them. Good, as long as the answer comes from the current version and not from a guide you retired two years ago. Open one, close the other.",
  drawing: {
    caption: "One question in the editor, two trees in the docs, one right branch.",
    words: {
      drawing: "docs-tree",
      editor: "code editor",
      request: "How do I authenticate?",
      current: "current version",
      retired: "retired version",
      files: { quickstart: "quickstart", auth: "authentication", webhooks: "webhooks" },
      community: "community/",
      answer: "Answered from the current version",
    },
  },
  benefits: {
    heading: "Docs that answer right, visit or no visit",
    list: {
      version: {
        title: "The right version in the answer",
        text: "Answer engines stop seeing retired pages. What they quote still compiles.",
      },
      tickets: {
        title: "Fewer tickets about things that are gone",
        text: "A removed parameter stops coming back to support with the words “the assistant said so.”",
      },
      adoption: {
        title: "The assistant’s pick",
        text: "A product whose docs read well is a product an assistant suggests. Let it read the current version, fast.",
      },
    },
  },
  symptoms: {
    heading: "The signs, seen from support",
    lead: "You want to be read. The question is not whether, but what, and by whom.",
    check: "Check what your docs already tell crawlers",
    list: {
      removed: {
        sign: "A customer calls a method you removed two versions ago, and attaches the code.",
        where: "tickets",
      },
      old: { sign: "The most requested pages belong to version 1.", where: "CDN logs" },
      silent: {
        sign: "Visits to the docs go down while API calls go up.",
        where: "analytics, next to billing",
      },
      previews: { sign: "A preview environment turns up in an answer.", where: "security alerts" },
    },
  },
  features: {
    heading: "Made for docs, not for a magazine",
    list: {
      versions: {
        icon: "branch",
        title: "One decision per version",
        text: "The path carries the version, the rule follows the path. On your next major release, one line changes.",
      },
      assistants: {
        icon: "terminal",
        title: "Coding agents, by name",
        text: "Devin, opencode and the rest are not here to train a model. They are working for your customer, and they get through.",
      },
      community: {
        icon: "conversation",
        title: "The community forum, apart",
        text: "Your users’ answers have a value of their own, and authors. The forum gets its own rule.",
      },
      edge: {
        icon: "gauge",
        title: "As close to the visitor as it gets",
        text: `One middleware file of about three lines, under ${marketing.scriptKilobytes} KB, and nothing to add to your pages.`,
      },
      proof: {
        icon: "file",
        title: "What the assistant read, and when",
        text: "Page by page, crawler by crawler. Your next table of contents starts there.",
      },
    },
  },
  rules: {
    heading: "The current version, wide open",
    lead: "Almost everything is allowed here. What is held back is held back for a reason: out of date, written by others or resold.",
    robotsHeading: "The same thing as a robots.txt",
    robotsText:
      "The most specific rule wins: /docs/v1/ stays closed under an open /docs/. Customers still on version 1 keep their assistant, which reads at their request.",
  },
  steps: {
    heading: "Two steps, one pull request",
    connect: {
      note: `≈ ${connectors.vercel.minutes} min`,
      title: "Add the middleware",
      text: "One npm package, one file that re-exports it, every path covered. Code review will take longer than the code.",
      screen: [`npm install ${brand.edgePackage.name}`, "✓ middleware.ts", "✓ all paths"],
      guide: "Read the middleware guide",
    },
    decide: {
      note: "≈ 15 min",
      title: "Mark what is retired",
      text: "List your versions, the forum, the preview environments. Everything else is open already.",
    },
  },
  results: {
    heading: "Expected within seven days",
    list: {
      1: {
        title: "A map of what gets read",
        text: `Within ${duration(marketing.insightsHours, "hour")}: which pages, by which assistants, in which version.`,
      },
      2: {
        title: "Retired versions close",
        text: "Crawlers that honor robots.txt stop on their own; the connector refuses the others.",
      },
      7: {
        title: "A table of contents to fix",
        text: "A page that machines read a lot and people never do is often filed in the wrong place. You will have the list.",
      },
    },
  },
  study: {
    heading: "A payments API with three versions of its docs",
    text: "The team opens the current version to assistants, closes the two old ones to answer engines and puts a toll on the forum. Nothing moves in search.",
    figures: {
      first: { value: studyFigureText(first, "en"), label: "of requests to the docs came from AI crawlers" },
      second: {
        value: studyFigureText(second, "en"),
        label: "in reads of the current version by assistants",
      },
      third: { value: studyFigureText(third, "en"), label: "in reads of the retired versions" },
    },
  },
  questions: {
    heading: "What product teams ask",
    list: {
      open: {
        question: "Our docs are public. Why close anything?",
        answer:
          "Public does not mean current. A retired page that is still read produces code that fails, with your name on it. The rest can stay open to everyone.",
      },
      llms: {
        question: "We already have an llms.txt. Isn’t that enough?",
        answer:
          "It suggests what to read to whoever cares to look; it closes nothing and measures nothing. The two work well together.",
      },
      login: {
        question: "What about the part behind a login?",
        answer:
          "No crawler gets in there without credentials, and we leave it alone. Check your preview environments instead: they are often public by accident.",
      },
      training: {
        question: "Should we let models train on our docs?",
        answer: `That is a product decision. Limiting rather than blocking may keep your name in the models without their crawling weighing on your servers. Either way you will know who visits, while ${percent(marketing.unseenShare)} of such visits escape the usual tools.`,
      },
    },
  },
  closing: {
    title: "Know what your customers’ assistant reads",
    text: "Analytics are free. One pull request, one day, and you have the map of what gets read.",
  },
};
