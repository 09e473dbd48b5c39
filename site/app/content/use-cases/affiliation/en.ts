import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { connectors } from "../../../../domain/documentation/connectors.ts";
import { marketing, monetisation } from "../../../../domain/figures/figures.ts";
import { caseStudies, studyFigureText } from "../../../../domain/use-cases/use-cases.ts";
import type { UseCaseCopy } from "../copy.ts";

const { cents, percent, duration } = intlFormatter("en");
const { first, second, third } = caseStudies.affiliation;

export const affiliationEn: UseCaseCopy<"affiliation"> = {
  title: `Affiliate sites, comparisons and AI crawlers — ${brand.name}`,
  description:
    "Guides open to answer engines, comparison tables kept on your site: rules per AI crawler for affiliate and comparison sites, with a robots.txt.",
  name: "Affiliate and comparison sites",
  heading: "Your comparison sells. Its copy doesn’t pay you.",
  lead: "You buy the products, you test them, you keep the table current. An answer engine turns it into “the best pick,” minus the link that earns your living. Separate what gets you known from what gets you paid.",
  drawing: {
    caption: "All the work makes it into the answer, except the column that funds it.",
    words: {
      drawing: "comparison",
      original: { label: "your page", title: "Stick vacuums: 14 models tested", offer: "See the offer" },
      columns: { product: "model", measure: "runtime", score: "score" },
      products: {
        a: { name: "Model A", measure: "41 min", score: "8.7" },
        b: { name: "Model B", measure: "36 min", score: "8.1" },
        c: { name: "Model C", measure: "22 min", score: "6.9" },
      },
      copied: {
        label: "the answer",
        question: "Which stick vacuum should I get?",
        answer: "Model A: a 41 min runtime, 8.7 out of 10.",
        missing: "affiliate link: missing",
      },
    },
  },
  benefits: {
    heading: "Keep the margin, not only the credit",
    list: {
      table: {
        title: "The table stays a reason to visit",
        text: "Measurements, prices and scores are read on your site. Elsewhere, people learn that they exist and where to find them.",
      },
      guides: {
        title: "The guide works for you",
        text: "Open to answer engines, it gets cited on the broad questions, the early ones, while the buyer is still unsure.",
      },
      clicks: {
        title: "Clicks you can believe",
        text: "Crawlers you block no longer follow your outbound links. Conversion rate becomes a number you can show a merchant again.",
      },
    },
  },
  symptoms: {
    heading: "You already feed an answer if…",
    lead: "Ask an assistant the question behind your best-earning page. Then look in these four places.",
    check: "Check what your site already tells crawlers",
    list: {
      verdict: {
        sign: "It recommends your winner, with your arguments, and links to the merchant.",
        where: "the answer itself",
      },
      prices: {
        sign: "Your price pages are fetched every ten minutes, all night long.",
        where: "server logs",
      },
      clicks: { sign: "Outbound clicks go up. Confirmed sales do not.", where: "affiliate network" },
      mirror: {
        sign: "A site nobody knows runs your table the day after you update it.",
        where: "monitoring",
      },
    },
  },
  features: {
    heading: "Set page by page, where the revenue is made",
    list: {
      split: {
        icon: "columns",
        title: "Guide open, table closed",
        text: "Two paths, two decisions, for the same crawler. The article can be cited; the data stays with you.",
      },
      links: {
        icon: "link",
        title: "Outbound links out of reach",
        text: "Redirects to merchants are closed to the crawlers you block. Your partners see fewer ghost clicks.",
      },
      agents: {
        icon: "cart",
        title: "A shopping agent is not a scraper",
        text: "There may be a buyer behind it. It is slowed down, not turned away.",
      },
      pace: {
        icon: "gauge",
        title: "The pace, page by page",
        text: "A price page read six times an hour stands out: volumes by path, by crawler and by day.",
      },
    },
  },
  rules: {
    heading: "The guide goes out, the table stays in",
    lead: "The same crawler gets two answers depending on the page. Shopping agents get through, at a human pace.",
    robotsHeading: "What robots.txt can say of it",
    robotsText:
      "Keeping crawlers off the tables fits in the file. User-triggered visits and agents may ignore it; they are what the connector is for.",
  },
  steps: {
    heading: "Two steps, no redesign",
    connect: {
      note: `≈ ${connectors.vercel.minutes} to ${connectors.wordpress.minutes} min`,
      title: "Put the connector in place",
      text: "The WordPress plugin, or three lines of edge middleware if your comparison site is hosted on Vercel. No tag to add, no affiliate link to rewrite.",
      screen: [`npm install ${brand.edgePackage.name}`, "✓ middleware.ts", "✓ all paths"],
      guide: "Read the middleware guide",
    },
    decide: {
      note: "≈ 20 min",
      title: "Sort your paths",
      text: "What attracts, what converts, what redirects. Three lists, and the table above applies almost as it stands.",
    },
  },
  results: {
    heading: "Expected within seven days",
    list: {
      1: {
        title: "The machines’ share",
        text: `Within ${duration(marketing.insightsHours, "hour")} you know how many of your comparison visits had nobody behind them.`,
      },
      5: {
        title: "Cleaner statistics",
        text: "Clicks by blocked crawlers are gone from outbound reports. Your partners read the same numbers you do.",
      },
      7: {
        title: "A decision for each page",
        text: "Pages that get cited and pages that get copied are not the same. You move the line.",
      },
    },
  },
  study: {
    heading: "An appliance comparison site with four hundred tests",
    text: "Guides stay open to answer engines, tables are closed to them, training is refused everywhere. Fewer visits, better placed: answers cite the guide, and readers come over for the table.",
    figures: {
      first: {
        value: studyFigureText(first, "en"),
        label: "of AI crawler requests went to comparison tables",
      },
      second: { value: studyFigureText(second, "en"), label: "in AI crawler requests across the whole site" },
      third: { value: studyFigureText(third, "en"), label: "in visits sent by answer engines to the guides" },
    },
  },
  questions: {
    heading: "What affiliate publishers ask",
    list: {
      vanish: {
        question: "If I close my tables, won’t I vanish from the answers?",
        answer:
          "From those that copied the table, yes, and that is the point. Your guides can still be read and cited. Closing the entire site would be another decision, and not one we would start with.",
      },
      partners: {
        question: "Are merchants’ and ad networks’ crawlers affected?",
        answer:
          "No. The rules name AI crawlers; link checkers, ad networks and share previews are not among them.",
      },
      disguise: {
        question: "Can a crawler pass itself off as a browser?",
        answer:
          "Yes, some do, and nobody stops them all. A robots.txt can do nothing about it. The connector compares the claimed identity with published addresses and flags what does not match.",
      },
      charge: {
        question: "How much does a charged visit bring in?",
        answer: `Our estimator assumes ${cents(monetisation.grossPerVisit)} gross per AI visit, ${percent(monetisation.publisherShare * 100)} of it yours. Charging is in beta, by invitation, after a period of analysis. It is not yet revenue to build a budget on.`,
      },
    },
  },
  closing: {
    title: "Measure the copying the way you test products",
    text: "A week is enough to know: which pages, which crawlers, how often. Analytics are free, with no time limit.",
  },
};
