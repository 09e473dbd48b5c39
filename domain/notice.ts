import type { Localized } from "@octroi/ui/language/language";

/** What the operator tells everybody who opens the console, until it ends. */
export interface Notice {
  text: Localized<string>;
  endsAt: string;
}
