import type { Question } from "../../ui/accordion.tsx";
import type { PictureCopy } from "../../ui/product-picture.tsx";

export const pluginQuestions = ["free", "seo", "speed", "cache", "removal"] as const;
export const problems = ["unseen", "load", "readers"] as const;
export const features = ["detect", "protect", "analytics", "monetise"] as const;
export const steps = ["install", "activate", "connect"] as const;
export const settings = ["autoDetect", "blockAi", "allowGoogle", "reports"] as const;
export const values = ["firstResult", "insights", "read", "secure"] as const;

interface Titled {
  title: string;
  text: string;
}

export interface PluginCopy {
  title: string;
  description: string;
  hero: {
    eyebrow: string;
    heading: string;
    lead: string;
    download: string;
    /** Where WordPress's own directory lists it. */
    directory: string;
    signUp: string;
    estimate: string;
    note: string;
    log: { caption: string; time: string; crawler: string; page: string; decision: string };
  };
  problems: {
    heading: string;
    list: Record<(typeof problems)[number], Titled>;
    unseen: { analytics: string; server: string };
    load: { readers: string; crawlers: string };
    readers: { before: string; after: string };
    illustration: string;
  };
  solution: {
    heading: string;
    list: Record<(typeof features)[number], Titled>;
    figures: Record<"unseen" | "growth", { value: string; label: string }>;
    picture: PictureCopy;
  };
  installation: {
    heading: string;
    lead: string;
    steps: Record<
      (typeof steps)[number],
      Titled & { note: string; drawing: readonly [string, string, string] }
    >;
    settingsHeading: string;
    settingsLead: string;
    settings: Record<(typeof settings)[number], Titled & { state: string }>;
    guide: string;
  };
  analytics: {
    heading: string;
    lead: string;
    dashboard: { heading: string; period: string; unit: string; first: string; last: string };
    detected: { heading: string; caption: string; crawler: string; operator: string; requests: string };
    rules: {
      heading: string;
      caption: string;
      crawler: string;
      decision: string;
      revenue: string;
      gross: string;
      share: string;
    };
    illustration: string;
  };
  plans: { heading: string; lead: string };
  comparison: { heading: string };
  value: {
    heading: string;
    example: { figure: string; text: string; estimate: string };
    list: Record<(typeof values)[number], { figure: string; text: string }>;
  };
  closing: { heading: string; text: string; analyze: string };
  faq: { heading: string; items: readonly Question[] };
}
