import type { Language } from "@octroi/ui/language/language";
import { webhooksCopy } from "../content/webhooks.ts";

/** The page for whoever writes a receiver. */
export function webhookGuide({ language, siteUrl }: { language: Language; siteUrl: string }) {
  return {
    href: `${siteUrl}${language === "fr" ? "/fr" : ""}/documentation/webhooks`,
    label: webhooksCopy[language].list.documentation,
  };
}
