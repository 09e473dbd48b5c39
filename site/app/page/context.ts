import type { Language } from "@octroi/ui/language/language";
import type { MarketPage, MarketSite } from "@octroi/ui/market/facts";
import { createContext } from "react-router";
import type { LedgerReport } from "../../domain/ledger/report.ts";
import type { SignupFormState } from "../waitlist/form-state.ts";

/** Of the whole market, or of one site; none where that sells nothing. */
export interface MarketFacts {
  page?: MarketPage;
  site?: MarketSite | undefined;
}

/** What the server tells the loaders of a page. The request that they see is its address alone. */
export interface PageContext {
  language: Language;
  /** The day that the page is rendered on, such as 2026-11-18. */
  today: string;
  /** Where people sign up; left out, where the brand says. */
  signUpUrl?: string | undefined;
  /** Where the license is that the site gives to crawlers, if there is one. */
  license?: string | undefined;
  /** Whether publishers are paid what agreements earned. */
  payouts?: boolean | undefined;
  /** On the ledger's page, while it can be read. */
  ledger?: LedgerReport | undefined;
  /** On a page of the market, while it can be read. */
  market?: MarketFacts | undefined;
  /** On the waitlist's page, when its form was posted without script and refused. */
  signupForm?: SignupFormState | undefined;
}

export const pageContext = createContext<PageContext>();
