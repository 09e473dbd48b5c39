import type { Audience, Stance, Standard, Verdict } from "@octroi/check/answers";
import type { Headline } from "@octroi/check/headline";
import type { PastedPart } from "@octroi/check/pasted";
import type { Place, ReadProblem } from "@octroi/check/places";
import type { LeftOut } from "@octroi/check/policy";
import type { ServedCode } from "@octroi/check/served";
import type { Level } from "@octroi/policy/check";
import type { Counted } from "@octroi/ui/language/format";
import type { ReaderCopy } from "../../ui/reader.tsx";

/** Words with places for what is found: `{by}`, `{closed}`. */
type Template = string;

export interface QuestionCopy {
  heading: string;
  label: string;
  check: string;
  cancel: string;
  hint: string;
  change: string;
  failed: string;
  cancelled: string;
  offline: string;
  paste: {
    heading: string;
    text: string;
    parts: Record<PastedPart, string>;
    judge: string;
    open: string;
    drop: string;
    cut: string;
    notText: string;
    pasted: string;
  };
}

export interface ProgressCopy {
  heading: string;
  asking: Template;
  atMost: Template;
  reading: string;
  /** Of what was still to come when a visit was cut off. */
  unread: string;
  from: Template;
  remembered: string;
  places: Record<Place, string>;
  /** What each can do: a wish, a reservation by law, terms. */
  can: Record<Place, string>;
  states: Record<"read" | "none" | "webPage" | "cut", string>;
  status: Template;
  redirects: Counted;
  problems: Record<ReadProblem, string>;
}

export interface AnswerCopy {
  example: string;
  judging: string;
  headlines: Record<Exclude<Headline["kind"], "refused" | "search-closed">, Template> & {
    /** In one form and no other, or in these. */
    refused: Record<"alone" | "in", Template>;
    "search-closed": { all: string; some: Template };
  };
  /** Under the headline, where the refusal stands in files that nobody says they follow. */
  worth: Record<"unfollowed" | "some" | "all", Template>;
  /** Said after what training is told, where search is left alone. */
  searchOpen: string;
  /** What stands after the sentence: how much there is to correct. */
  counts: Record<Level, Counted>;
  nothingToCorrect: string;
  and: string;
  or: string;
  standards: Record<Standard, string>;
  /** The topic is the name within a sentence. */
  audiences: Record<Audience, { name: string; meaning: string; topic: string }>;
  verdicts: Record<Verdict, string>;
  stances: Record<Stance, string>;
  ledger: { caption: string; audience: string; verdict: string; by: string };
  robotsOpen: string;
  robotsClosed: Record<"some" | "all", Template>;
  note: string;
  followed: { heading: string; lead: string };
  partly: { heading: string; text: string };
  advice: Record<ReadProblem | "refused", string>;
}

export interface FindingsCopy {
  heading: string;
  levels: Record<Level, string>;
  line: Template;
  headers: string;
  html: string;
  /** Those that are folded away, and those that are not listed at all. */
  more: Counted;
  left: Counted;
  sentences: Record<ServedCode, string>;
}

export interface NextCopy {
  heading: string;
  text: string;
  open: string;
  leftOut: Record<LeftOut, string>;
  share: string;
  tester: string;
}

export interface SiteCheckCopy {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  question: QuestionCopy;
  progress: ProgressCopy;
  answer: AnswerCopy;
  findings: FindingsCopy;
  next: NextCopy;
  scriptless: { text: string; title: string };
  failed: string;
  /** The same, where it is the connection that is missing. */
  notLoaded: string;
  agent: ReaderCopy;
  closing: { heading: string; text: string; generator: string; directory: string };
}
