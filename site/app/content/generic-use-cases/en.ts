import { brand } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import { payoutsToday, whatProIsFor } from "@octroi/ui/words/plans";
import { connectors } from "../../../domain/documentation/connectors.ts";
import { marketing, monetisation, prices } from "../../../domain/figures/figures.ts";
import type { GenericUseCasesCopy } from "./copy.ts";

const { change, euros, number, percent } = formatter("en");

export const genericUseCasesEn: GenericUseCasesCopy = {
  title: `Use cases: AI crawlers on your kind of site — ${brand.name}`,
  start: "Start now",
  estimate: "Estimate my revenue",
  closing: {
    title: "Start for free: see who reads your site",
    text: `Analytics are free, with no time limit. ${whatProIsFor.en} It costs ${euros(prices.paid)} a month, in beta and by invitation.`,
  },
  further: {
    media: "The full page for media and press",
    blogs: "The full page for blogs and recipes",
    news: "The full page for media and press",
    forums: "The robots.txt generator",
  },
  check: "Check what your site already says",
  notFound: {
    heading: "Use case not found",
    text: "This use case doesn’t exist yet.",
    home: "Back to the home page",
  },
  pages: {
    media: {
      description:
        "Media groups: measure what AI crawlers read across your titles, keep search open and walk into licensing talks with your own numbers.",
      name: "Media",
      icon: "newspaper",
      heading: "The media write what AI repeats",
      subtitle: "Before you negotiate, count.",
      intro:
        "A media group publishes several titles, with several tools, for several audiences. AI crawlers make no such distinctions: they take the lot. The first thing to win back is not the money. It is the measurement.",
      stats: {
        first: {
          value: percent(marketing.searchShare2023),
          label: `of traffic came from search in 2023, down from ${percent(marketing.searchShare2019)} in 2019`,
          share: marketing.searchShare2023 / 100,
        },
        second: {
          value: change(marketing.aiVisitsGrowth),
          label: "in visits from links in AI answers, in one year",
        },
        third: {
          value: `≈ ${percent(marketing.trafficDrop)}`,
          label: "less traffic, the ballpark figure quoted for sites whose content is reused in AI answers",
          share: marketing.trafficDrop / 100,
        },
      },
      problem: {
        heading: "Read, but never counted",
        what: "Your audience tools rely on a script that runs in a browser. A crawler has no browser. It reads the story, takes the text, and leaves one line in a server log that nobody opens.",
        why: "So each title in the group sees a piece of the problem: a bill here, a dip there, a summary that sounds a little too familiar. Without a total, the board is trading hunches.",
        cost: "And when an AI company proposes a deal, it is the one that knows the volumes. You sign on its numbers, for a term it picked, about an archive it has already been through.",
      },
      solution: {
        heading: "A ledger first, then a policy",
        see: `${brand.name} writes down every visit: which crawler, which operator, which title, which section. Visits that cannot be verified are kept apart, so that the total stays honest.`,
        decide:
          "Policy is settled once, by family of crawler. Search gets through, answer engines read the free stories, training pays for the archive. Each title keeps its exceptions, and each exception is written down next to the rule it bends.",
        earn: `Charging is in beta: publishers are invited after their period of analysis, not before it. We then negotiate and centralize the agreements, and ${percent(monetisation.publisherShare * 100)} of what AI companies pay comes back to them every month, by volume. ${payoutsToday}`,
      },
      rules: {
        title: "A policy in four lines",
        text: "The common ground for every title in a group. The page dedicated to the press goes further, down to the robots.txt.",
      },
      benefits: {
        heading: "What you will have in hand",
        list: {
          map: {
            title: "A map for each title",
            text: "Volumes side by side, in one unit. You finally see which title machines read most, and it is not always the one people expect.",
          },
          licence: {
            title: "A licensing file",
            text: "Dated visits, by crawler and by section. The free plan keeps three months of history, the Pro plan keeps all of it.",
          },
          search: {
            title: "Search keeps its access",
            text: "Google and Bing are never blocked. The rule that allows them is spelled out, and anyone can check it in the file.",
          },
          team: {
            title: "A decision everyone can read",
            text: "The dashboard and the weekly report give the newsroom, legal and ad sales the same numbers. The meeting opens with what to do next instead of what may be going on.",
          },
          pilot: {
            title: "One title first, then the others",
            text: "The connector goes in domain by domain. Begin with your smallest title: a month of figures is enough to fix the paths, test the policy and win over the large newsrooms, figures in hand.",
          },
        },
      },
    },
    blogs: {
      description:
        "Blogs: find out which AI crawlers read your posts, in minutes and for free, then decide what each may do, with search left open.",
      name: "Blogs",
      icon: "plug",
      heading: "You run the blog alone. Crawlers come in numbers.",
      subtitle: "Five minutes to see who reads your blog.",
      intro:
        "Travel, gardening, photography, code: you write in your spare time or for a living, but you have no technical team. You need a plain answer to a plain question. Who comes, what for, and what does it cost me?",
      stats: {
        first: {
          value: euros(marketing.betaEstimateEur),
          label: `a month: our high estimate for a site in the beta with about ${number(marketing.examplePageViews)} page views; a smaller blog earns proportionally less`,
          tone: "money",
        },
        second: {
          value: `≈ ${connectors.wordpress.minutes} min`,
          label: "to add the WordPress plugin, without touching a file",
        },
        third: {
          value: euros(marketing.commitmentEur),
          label: "to start, no commitment: the free plan never expires",
          tone: "money",
        },
      },
      problem: {
        heading: "You pay the hosting bill of those who copy you",
        what: "A post that ranks well draws readers first, crawlers second. The latter never see your ads, buy your book or join your newsletter. They use the same CPU all the same.",
        why: "You could block blindly, with a list found on a forum. Some of those lists hold names that never existed; others shut out Bing without saying so. And a copied list goes stale: crawlers change their names, lists seldom do.",
        cost: "Hosting is not the worst of it. The worst is not knowing whether your audience shrinks because people forget you, or because they now read you somewhere else.",
      },
      solution: {
        heading: "Look first, then decide, crawler by crawler",
        see: "The plugin recognizes more than fifteen AI crawlers, and the free dashboard shows them without jargon: a name, a company, a number of visits, the posts they like best.",
        decide:
          "For each crawler you have four words: allow, block, limit, charge. An answer engine that cites your blog may deserve to come in. A training crawler that reads everything, every night, may not. Change your mind whenever you like; the decision applies at once, and nobody has to redeploy anything.",
        earn: `If your blog is in demand, the beta can turn that into a modest income: ${percent(monetisation.publisherShare * 100)} of what AI companies pay, paid out every month. ${payoutsToday} The beta is by invitation, and it always starts with analysis.`,
      },
      rules: {
        title: "Four rules to begin with",
        text: "Cautious ones: nothing closes search, and answers can still cite you. One click undoes any of them that does not suit you.",
      },
      benefits: {
        heading: "What you get out of it",
        list: {
          names: {
            title: "Names instead of suspicions",
            text: "“Some bot” or “ChatGPT, I think” becomes an operator, a purpose and a piece of evidence. What cannot be verified is marked as such.",
          },
          minutes: {
            title: "Your evenings",
            text: "There is no file to maintain: the crawler directory is kept current for you. A new name shows up, and you get a line in the report.",
          },
          ads: {
            title: "Truer statistics",
            text: "Machine visits are shown apart, so the gap between your server and your analytics is explained.",
          },
          pace: {
            title: "A blog that answers",
            text: `Bursts are limited before they exhaust a modest hosting plan. The plugin itself adds nothing to your pages.`,
          },
          archive: {
            title: "Old posts, seen anew",
            text: "Posts from ten years ago are often the ones crawlers read most. You learn which still hold their value, and which deserve an update, for readers and for the answers that cite them.",
          },
        },
      },
    },
    news: {
      description:
        "Rolling news: slow down the AI crawlers that reload your live pages, stay the source that answers cite, and keep Google and Bing open.",
      name: "News",
      icon: "live",
      heading: "News ages in an hour. Crawlers know it.",
      subtitle: "Carry the load, stay the source.",
      intro:
        "A news site lives on the first hour. That is also when answer engines keep coming back, so as not to quote a version that no longer holds. They are doing their job. Your servers are doing yours, and theirs.",
      stats: {
        first: {
          value: `${marketing.firstResultMinutes} min`,
          label: "to set up; the first crawlers usually come the same day",
        },
        second: { value: `${marketing.insightsHours} h`, label: "for a full view of one news cycle" },
        third: {
          value: change(marketing.aiVisitsGrowth),
          label: "in visits from links in AI answers, in one year",
        },
      },
      problem: {
        heading: "A live page draws everyone at once",
        what: "An alert goes out. Within seconds, readers, aggregators and crawlers ask for the same page. The cache holds for the first two. Crawlers, with their parameters and their re-reads, go around it.",
        why: "Blocking the lot would take you out of the answers at the very moment people look there for a source. Letting them all in slows the page for those who read it with their own eyes.",
        cost: "Between the two there is often nothing at all. The robots.txt standard has no way to say “once a minute,” few crawlers read Crawl-delay, and the firewall has no idea who is who. So someone on call guesses, and that night’s rule stays in place for two years because nobody dares touch it.",
      },
      solution: {
        heading: "A pace for each crawler",
        see: "The dashboard tells apart what builds an index, what answers a question asked right now, and what collects pages to train a model. Those three visits share neither urgency nor value.",
        decide:
          "Limiting becomes a real decision, halfway between allow and block. The live page is re-read at the pace you set, the finished story stays open to citation, and training waits for an agreement. On a quiet Tuesday you may never notice the difference; on a big night the servers will.",
        earn: "Chargeable visits are counted from the first day. Charging itself is in beta, by invitation: the volumes recorded during analysis are the basis for talks, and invited publishers are paid every month.",
      },
      rules: {
        title: "Four rules for the night desk",
        text: "They hold on an ordinary evening and on election night alike. The duty editor can change them without paging anyone.",
      },
      benefits: {
        heading: "What the desk gets out of it",
        list: {
          live: {
            title: "A live page that stays fast",
            text: "Bursts of re-reads are spread out. Readers no longer stand in line with machines.",
          },
          origin: {
            title: "Your name in the answer",
            text: "Answer engines keep access to the story, its date and its address. They have what it takes to cite you, and not what it takes to do without you.",
          },
          night: {
            title: "Traffic spikes, explained at last",
            text: "At 3 a.m., a spike is either news or a crawler. Whoever is on call can tell at a glance, with the visitor’s name beside it.",
          },
          feed: {
            title: "The RSS feed, too",
            text: "It is often the busiest door. It is one more path with its own rule, and the aggregators you know are not disturbed.",
          },
          agencies: {
            title: "Wire copy, kept apart",
            text: "Agency stories are not yours to license. Filed under their own path, they follow a closed rule, and only your own reporting counts on the day a deal is discussed.",
          },
        },
      },
    },
    forums: {
      description:
        "Forums and communities: see which AI crawlers read your threads, keep member profiles out of it, and decide on the community’s behalf.",
      name: "Forums and communities",
      icon: "conversation",
      heading: "Your members answer. AI learns from them.",
      subtitle: "Deciding for the people who write.",
      intro:
        "A forum is twenty years of well-put questions and answers corrected by others. Few texts are worth as much to a model. None has as many authors, and not one of them was asked.",
      stats: {
        first: {
          value: percent(marketing.unseenShare),
          label: "of these visits escape the usual audience tools",
          share: marketing.unseenShare / 100,
        },
        second: { value: `${marketing.detectedBots}+`, label: "AI crawlers recognized, one by one" },
        third: {
          value: percent(monetisation.publisherShare * 100),
          label: "of what AI companies pay goes to the site, in the beta",
          share: monetisation.publisherShare,
          tone: "money",
        },
      },
      problem: {
        heading: "A solved thread brings nobody back",
        what: "A good answer used to draw readers, a few of whom signed up and answered in turn. Now the assistant gives the answer without the thread. Fewer readers, so fewer members, so fewer answers.",
        why: "Crawlers like forums for another reason: everything is linked. From page to page and profile to profile, they walk through millions of addresses, internal searches and old sort orders included, most of which no member has used in years.",
        cost: "The database suffers first. Then come the members’ questions, and they are fair ones: who has read my posts, and who said they could? Without a record you can only guess, and a community takes a guess badly when it concerns its own words.",
      },
      solution: {
        heading: "A rule you can post in public",
        see: "You show the community what is going on: which crawlers, which sections, which volumes. The weekly report can go into the moderators’ channel as it is.",
        decide:
          "Public threads can stay open to search and to answer engines that cite. Profiles close to data resellers. Training is up for discussion, and for a vote if that is how you do things.",
        earn: `If the community chooses to charge for training, the beta makes that possible, by invitation. The payout there is monthly; what it pays for, servers or the next meetup, is yours to say. ${payoutsToday} Nothing is sold without your decision, crawler by crawler.`,
      },
      rules: {
        title: "A charter in four lines",
        text: "Short enough to pin to the top of the forum. The paths are examples: adapt them to your forum software.",
      },
      benefits: {
        heading: "What the community gets out of it",
        list: {
          members: {
            title: "Profiles left in peace",
            text: "Member pages are closed to data resellers, by name. It is the first thing people will ask you about.",
          },
          threads: {
            title: "Threads that can still be found",
            text: "Google and Bing go on indexing every topic. Newcomers arrive that way, as they always have.",
          },
          servers: {
            title: "A database at rest",
            text: "Sort orders, searches and endless pages are no longer walked at full speed. The forum responds, even on a big release night.",
          },
          moderation: {
            title: "An answer ready",
            text: "When a member asks who reads their posts, you have a list, a rule and a date, and it all fits in one reply.",
          },
          calm: {
            title: "A change without drama",
            text: "Analysis comes before any rule. For a week or two you count and refuse nobody. The community sees the numbers first, argues second, and the decision comes last, once everyone knows what it is about.",
          },
        },
      },
    },
  },
};
