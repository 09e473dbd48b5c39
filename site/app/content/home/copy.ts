import type { Formatter } from "@octroi/ui/language/format";
import type { Decision } from "@octroi/ui/words/decision";
import {
  type ExampleEntry,
  exampleCharged,
  exampleGross,
  exampleMonth,
  examplePayout,
  type ProviderId,
} from "../../../domain/examples/example-site.ts";
import { radarProviders } from "../../../domain/figures/figures.ts";
import type { Path } from "../../../domain/pages/pages.ts";
import type { PageHead } from "../../metadata/head.tsx";
import type { PictureCopy } from "../../ui/product-picture.tsx";
import type { CheckFieldCopy } from "../check-field.ts";
import type { DemoCopy } from "../demo.ts";

type Words<Id extends string, T> = Readonly<Record<Id, T>>;

export interface StepCopy {
  note: string;
  title: string;
  text: string;
}

export interface HomeCopy extends PageHead {
  demo: DemoCopy;
  hero: {
    eyebrow: string;
    heading: string;
    lead: string;
    signUp: string;
    estimate: string;
    /** The check-up, which needs no account. */
    check: CheckFieldCopy;
    counterStart: string;
    counterLabel: string;
    radar: string;
    radarNote: string;
    providers: readonly RadarProvider[];
    pause: string;
    play: string;
  };
  example: {
    caption: string;
    columns: Words<"crawler" | "operator" | "requests" | "decision" | "revenue", string>;
    rows: readonly ExampleRow[];
    note: string;
    /** Leads to the ledger of this site, which is no example. */
    ours: string;
  };
  /** What works now, without an account. */
  today: {
    eyebrow: string;
    heading: string;
    lead: string;
    tools: Words<"logAnalyzer" | "aiPolicy" | "ledger", { title: string; text: string }>;
    all: string;
  };
  steps: {
    eyebrow: string;
    heading: string;
    list: Words<"install" | "measure" | "monetize", StepCopy>;
    /** What the drawings of the steps say. */
    figures: {
      weight: string;
      days: string;
      payments: readonly Payment[];
      payout: Payment;
    };
    documentation: string;
    picture: PictureCopy;
  };
  pain: {
    eyebrow: string;
    heading: string;
    lead: string;
    unseen: { value: string; text: string; seen: string; hidden: string };
    facts: Words<"requests" | "drop" | "loss", { value: string; text: string }>;
    families: string;
  };
  shift: {
    heading: string;
    lead: string;
    why: string;
    stats: Words<"before" | "after" | "growth", { value: string; label: string }>;
    growthMarks: { before: string; after: string };
  };
  faq: {
    heading: string;
    text: string;
    contact: string;
    items: Words<
      "seo" | "speed" | "content" | "none" | "robots" | "pay" | "outage" | "data" | "price",
      { question: string; answer: string; link?: { label: string; to: Path } }
    >;
  };
  closing: {
    eyebrow: string;
    heading: string;
    text: string;
    signUp: string;
    terms: Words<"commitment" | "secure" | "result" | "insights", { value: string; text: string }>;
    beta: { badge: string; heading: string; value: string; label: string; text: string; join: string };
  };
  /** The four steps search engines are told: an account, then the three above. */
  howTo: { name: string; account: { title: string; text: string } };
}

export interface RadarProvider {
  id: ProviderId;
  product: string;
  requests: string;
}

export interface ExampleRow extends Pick<ExampleEntry, "id" | "crawler" | "operator"> {
  requests: string;
  decision: Decision;
  revenue: string | undefined;
}

export interface Payment {
  name: string;
  amount: string;
}

/** The example site's month, written as a language writes numbers. */
export function exampleIn({ number, cents }: Formatter) {
  return {
    providers: radarProviders.map(({ id, product, requests }) => ({
      id,
      product,
      requests: number(requests),
    })),
    rows: exampleMonth.map(({ requests, revenue, ...row }) => ({
      ...row,
      requests: number(requests),
      revenue: revenue === undefined ? undefined : cents(revenue),
    })),
    payments: exampleCharged.map(({ operator, revenue = 0 }) => ({ name: operator, amount: cents(revenue) })),
    gross: cents(exampleGross),
    payout: cents(examplePayout),
  };
}
