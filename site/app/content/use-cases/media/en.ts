import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { connectors } from "../../../../domain/documentation/connectors.ts";
import { marketing, propagationHours } from "../../../../domain/figures/figures.ts";
import { caseStudies, studyFigureText } from "../../../../domain/use-cases/use-cases.ts";
import type { UseCaseCopy } from "../copy.ts";

const { percent, duration } = intlFormatter("en");
const { first, second, third } = caseStudies.media;

export const mediaEn: UseCaseCopy<"media"> = {
  title: `AI crawlers on news and media sites — ${brand.name}`,
  description:
    "Free articles open, subscriber pages closed, archives behind a toll: per-section rules for AI crawlers, and a robots.txt ready to use.",
  name: "Media and press",
  heading: "Crawlers read your front page before your subscribers",
  lead: "The morning edition goes live at 5:40 a.m. By 5:41, AI crawlers have opened it and moved on to twenty years of archives. See which ones, section by section, and decide what each may do.",
  drawing: {
    caption: "One front page, four readers, four decisions.",
    words: {
      drawing: "front-page",
      masthead: "Your newspaper",
      edition: "5:40 edition",
      lead: { section: "Metro", headline: "Bridge reopens, toll stays" },
      second: { section: "Business", headline: "Market hall changes hands" },
      premium: { section: "Subscribers", headline: "Investigation: who signed?" },
      archives: { section: "Archives", years: ["1998", "2006", "2014", "2022"] },
    },
  },
  benefits: {
    heading: "What the newsroom gets out of it",
    list: {
      archives: {
        title: "An archive whose worth you can show",
        text: "You know who works through it, and how often. That is the evidence you lack on the day an AI company offers a license.",
      },
      citations: {
        title: "Cited, not copied",
        text: "Answer engines keep access to the free articles, the ones a reader can follow back to you. The subscriber area stays shut to them.",
      },
      peaks: {
        title: "Election night without the traffic jam",
        text: "Crawlers that return every minute move at the pace you set. Readers go first.",
      },
    },
  },
  symptoms: {
    heading: "You are being read if…",
    lead: "Ordinary analytics are not enough to see these signs: they count few visits made without a browser.",
    check: "Check what your title already tells crawlers",
    list: {
      nights: {
        sign: "Stories from 2009 are fetched by the hundred, at night, with no referrer.",
        where: "server logs",
      },
      paywall: {
        sign: "An assistant sums up an investigation only subscribers can open.",
        where: "newsroom spot checks",
      },
      bills: { sign: "The CDN bill climbs. Page views do not.", where: "accounts payable" },
      search: {
        sign: `Search sends fewer readers: ${percent(marketing.searchShare2019)} of traffic in 2019, ${percent(marketing.searchShare2023)} in 2023.`,
        where: "article cited on the Why now page",
      },
    },
  },
  features: {
    heading: "Built for a site with sections",
    list: {
      sections: {
        icon: "newspaper",
        title: "One rule per section",
        text: "News open, subscriber pages closed, archives behind a toll. The path is enough; no template has to change.",
      },
      identity: {
        icon: "fingerprint",
        title: "The visitor’s real name",
        text: "Anyone can copy a name. Where the operator publishes its addresses, the visit is checked against them; where it does not, we say it cannot be verified.",
      },
      report: {
        icon: "mail",
        title: "A report for the Monday meeting",
        text: "The week’s crawlers, pages and volumes, by e-mail on Monday at 9 a.m., readable without calling engineering.",
      },
      volumes: {
        icon: "handshake",
        title: "Volumes to put on the table",
        text: "The Pro plan keeps the full history. Licensing talks go better with dated numbers.",
      },
    },
  },
  rules: {
    heading: "Open the story, keep the vault",
    lead: "A starting point, to go over with the editor-in-chief and with legal.",
    robotsHeading: "The same policy as a robots.txt",
    robotsText: "Archives stay open in it for the crawlers you charge: one that is turned away never pays.",
  },
  steps: {
    heading: "Two steps, and the CMS stays as it is",
    connect: {
      note: `≈ ${connectors.dns.minutes} min`,
      title: "Connect the domain",
      text: `One CNAME record at your DNS provider points your domain to our servers. Propagation takes up to ${duration(propagationHours, "hour")}; the site stays reachable, but for a few seconds.`,
      screen: [`CNAME → k7m2….${brand.nameServerHost}`, "✓ DNS redirection", "✓ server reachable"],
      guide: "Read the DNS guide",
    },
    decide: {
      note: "1 meeting",
      title: "Set the rules by section",
      text: "Start from the table above with the first results in front of you. A rule changes in one click, on election day too.",
    },
  },
  results: {
    heading: "Expected within seven days",
    list: {
      1: {
        title: "The invisible readership, counted",
        text: `Set up in ${marketing.firstResultMinutes} minutes; once the DNS change has spread, first crawlers usually the same day; within ${duration(marketing.insightsHours, "hour")}, a map of the sections they read.`,
      },
      3: {
        title: "A gap explained",
        text: "You match crawler peaks with the CDN bill. With Pro, the first rules go in.",
      },
      7: {
        title: "A week you can compare",
        text: "One full cycle, Sunday included: enough to settle what happens to the archive.",
      },
    },
  },
  study: {
    heading: "A regional daily and its twenty years of archives",
    text: "The newsroom puts a toll on the archive for training, keeps free stories open to answer engines and slows down user-triggered visits. Crawlers do not vanish. They come at the hours, and to the places, the paper has chosen.",
    figures: {
      first: {
        value: studyFigureText(first, "en"),
        label: "of the first week’s requests came from AI crawlers",
      },
      second: {
        value: studyFigureText(second, "en"),
        label: "of AI crawling a day, before and after the rules",
      },
      third: { value: studyFigureText(third, "en"), label: "in AI crawler requests to the archive" },
    },
  },
  questions: {
    heading: "What newsrooms ask",
    list: {
      discover: {
        question: "Will we drop out of Google News or Discover?",
        answer:
          "No. Google fetches for News and Discover as Googlebot, and no rule touches Googlebot. Google-Extended is a separate switch: turning it off takes your pages out of Gemini’s training, not out of search.",
      },
      rights: {
        question: "We have already reserved our rights. Why add a rule?",
        answer:
          "The reservation states your position. The robots.txt makes it readable to a machine. The connector enforces it, and keeps a record of who came.",
      },
      others: {
        question: "What about our live news feed, or our reader forums?",
        answer:
          "Those are other paths, so other rules. A live blog is limited to protect the servers; a forum also belongs to the people who write it. Each has a page of its own, linked below.",
      },
      free: {
        question: "What does the free plan do?",
        answer:
          "It shows: dashboard, crawler identification and a weekly report. Publishing your rules from the dashboard requires the Pro plan, in beta and by invitation; the plugin and the middleware apply them for free, one site at a time. The robots.txt on this page is yours right now.",
      },
    },
  },
  closing: {
    title: "Look first, decide later",
    text: "Analytics are free and commit you to nothing. The newsroom can form its own view before the week is out.",
  },
};
