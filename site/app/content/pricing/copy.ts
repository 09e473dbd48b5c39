import type { Question } from "../../ui/accordion.tsx";
import type { PictureCopy } from "../../ui/product-picture.tsx";

export const pricingQuestions = [
  "compatibility",
  "slowness",
  "content",
  "no-bots",
  "payout",
  "who-pays",
] as const;

interface ValuePoint {
  figure: string;
  title: string;
  text: string;
}

export interface PricingCopy {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  plansHeading: string;
  withoutAccount: { heading: string; text: string; tools: string; middleware: string };
  picture: PictureCopy;
  comparison: { heading: string; lead: string };
  value: {
    heading: string;
    lead: string;
    points: Record<"commitment" | "share" | "estimate", ValuePoint>;
    estimate: string;
  };
  faq: { heading: string; items: readonly Question[] };
  closing: { heading: string; text: string; signUp: string; estimate: string };
}
