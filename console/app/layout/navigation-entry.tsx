import type { RouteId } from "../../../domain/access/routes.ts";
import type { otherPages, sitePages } from "../content/chrome.ts";
import { useConsoleData } from "../page/console-data.ts";

type EntryId = (typeof sitePages)[number] | (typeof otherPages)[number];

/** The pages that an entry is marked for too. */
const below: Readonly<Partial<Record<EntryId, readonly RouteId[]>>> = {
  site: ["importedDays"],
  siteCrawlers: ["siteCrawler"],
  sitePages: ["sitePage"],
  siteRules: ["siteVersions", "siteFiles"],
  siteRevenue: [
    "siteLicenses",
    "newLicense",
    "withdrawLicense",
    "siteAgreements",
    "siteAgreement",
    "siteOffers",
    "newOffer",
    "siteOrders",
    "siteOrder",
    "siteMarket",
  ],
  siteConnection: ["siteKey", "siteDns", "siteSettings", "siteSharing", "removeSite"],
  sites: ["newSite", "connect"],
  houseRules: ["houseVersions"],
  statements: [
    "statement",
    "bankDetails",
    "selling",
    "wallet",
    "stripe",
    "tryPurchase",
    "triedPurchase",
    "companies",
    "agreementRule",
  ],
  people: [
    "invitePerson",
    "member",
    "withdrawInvitation",
    "leaveWorkspace",
    "workspace",
    "plan",
    "endPlan",
    "deleteWorkspace",
    "tokens",
    "newToken",
    "webhooks",
    "newWebhook",
    "webhook",
    "webhookSecret",
    "webhookDelivery",
    "changes",
  ],
  operator: ["newOperatorAgreement", "operatorAgreement", "operatorBill", "operatorPayouts"],
  account: [
    "accountAddress",
    "accountAddressCode",
    "accountReports",
    "passkeys",
    "passkey",
    "sessions",
    "deleteAccount",
  ],
};

/** Whether an entry leads to the page that is shown, or to what it is a part of. */
export function useIsCurrent(): (id: EntryId, to: string) => boolean {
  const { pathname, route } = useConsoleData();
  return (id, to) => pathname === to || (route !== undefined && (below[id]?.includes(route) ?? false));
}

export const entryClass =
  "flex min-h-11 items-center whitespace-nowrap rounded-control px-2 lg:px-3 text-[0.9375rem] max-lg:text-sm text-muted hover:text-text [[popover]_&]:px-3 [[popover]_&]:text-[0.9375rem] aria-[current=page]:bg-ink-850 aria-[current=page]:font-semibold aria-[current=page]:text-text forced-colors:aria-[current=page]:border lg:min-h-9";

interface EntryProps {
  id: EntryId;
  to: string;
  /** What the page is asked for. */
  query?: string;
  isOnPhones?: boolean;
}

export function Entry({ id, to, query = "", isOnPhones = true }: EntryProps) {
  const { copy } = useConsoleData();
  const isCurrent = useIsCurrent()(id, to);
  const short = id === "site" ? copy.nav.overviewShort : undefined;
  return (
    <li className={isOnPhones ? undefined : "max-lg:hidden"}>
      <a href={to + query} aria-current={isCurrent ? "page" : undefined} className={entryClass}>
        <span className={short && "max-lg:hidden"}>{copy.nav.pages[id]}</span>
        {short && <span className="lg:hidden">{short}</span>}
      </a>
    </li>
  );
}
