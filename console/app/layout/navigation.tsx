import { Logo } from "@octroi/ui/components/logo.tsx";
import { pathTo } from "../../domain/access/paths.ts";
import type { RouteId } from "../../domain/access/routes.ts";
import { otherPages, sitePages } from "../content/chrome.ts";
import { connectorWords } from "../content/sites.ts";
import { type SiteLink, useConsoleData } from "../page/console-data.ts";
import { StatusMark } from "./status.tsx";

/** Beside the page on a wide screen; above it on a phone, where its entries are a strip. */
export function Navigation() {
  const { copy, site, workspace } = useConsoleData();
  const others = {
    sites: workspace ? pathTo("sites", { workspace: workspace.id }) : pathTo("lastSites"),
    people: workspace ? pathTo("people", { workspace: workspace.id }) : pathTo("lastPeople"),
    account: pathTo("account"),
  };
  return (
    <header className="flex min-w-0 print:hidden flex-col gap-3 border-line-soft border-b px-5 pt-3 lg:sticky lg:top-0 lg:h-dvh lg:gap-6 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-3.5 lg:py-5">
      <div className="flex min-w-0 items-center gap-4 lg:flex-col lg:items-stretch lg:gap-6">
        <a href={others.sites} aria-label={copy.logo.sites} className="py-1 lg:px-2.5">
          <Logo />
        </a>
        {site && <SiteBox site={site} to={others.sites} />}
      </div>
      <nav
        aria-label={copy.nav.label}
        className="strip -mx-5 flex gap-1 pr-10 pb-2 pl-5 lg:mx-0 lg:grow lg:flex-col lg:gap-8 lg:px-0 lg:pb-0"
      >
        {site && (
          <ul className="flex gap-1 lg:flex-col lg:gap-0.5">
            {sitePages.map((id) => (
              <Entry key={id} id={id} to={pathTo(id, { site: site.id })} />
            ))}
          </ul>
        )}
        <ul
          className={`flex gap-1 lg:flex-col lg:gap-0.5 ${site ? "max-lg:border-line-soft max-lg:border-l max-lg:pl-1 lg:mt-auto" : ""}`}
        >
          {otherPages.map((id) => (
            <Entry key={id} id={id} to={others[id]} />
          ))}
        </ul>
      </nav>
      <Person />
    </header>
  );
}

/** Which site the page is about, and the way to the others. */
function SiteBox({ site, to }: { site: SiteLink; to: string }) {
  const { copy, language } = useConsoleData();
  return (
    <a
      href={to}
      className="grid min-w-0 grow gap-0.5 rounded-control border border-line px-3 py-1.5 hover:border-edge lg:py-2"
    >
      <span className="truncate font-semibold text-[0.9375rem]/snug">{site.name}</span>
      <span className="truncate text-[0.8125rem]/snug">
        <StatusMark status={site.status} note={connectorWords[language][site.connector].name} isLive />
      </span>
      <span className="sr-only">{copy.nav.changeSite}</span>
    </a>
  );
}

/** The pages that an entry is marked for too. */
const below: Readonly<Partial<Record<EntryId, readonly RouteId[]>>> = {
  site: ["importedDays"],
  siteCrawlers: ["siteCrawler"],
  siteRules: ["siteVersions"],
  siteRevenue: ["siteLicenses", "newLicense", "withdrawLicense"],
  siteConnection: ["siteKey", "siteDns"],
  siteSettings: ["removeSite"],
  sites: ["newSite"],
  people: ["invitePerson", "member", "withdrawInvitation", "leaveWorkspace", "workspace", "changes"],
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

type EntryId = (typeof sitePages)[number] | (typeof otherPages)[number];

function Entry({ id, to }: { id: EntryId; to: string }) {
  const { copy, pathname, route } = useConsoleData();
  const isCurrent = pathname === to || (route !== undefined && below[id]?.includes(route));
  return (
    <li>
      <a
        href={to}
        aria-current={isCurrent ? "page" : undefined}
        className="flex min-h-11 items-center whitespace-nowrap rounded-control px-3 text-[0.9375rem] text-muted hover:text-text aria-[current=page]:bg-ink-850 aria-[current=page]:font-semibold aria-[current=page]:text-text forced-colors:aria-[current=page]:border lg:min-h-9"
      >
        {copy.nav.pages[id]}
      </a>
    </li>
  );
}

/** Whose account it is. On a phone this is on the account's own page. */
function Person() {
  const { copy, person } = useConsoleData();
  if (!person) return null;
  return (
    <form
      method="post"
      action={pathTo("signOut")}
      className="grid gap-1 border-line-soft border-t pt-4 max-lg:hidden"
    >
      <p className="truncate px-3 text-[0.8125rem] text-faint" title={person.email}>
        {person.name}
      </p>
      <button
        type="submit"
        className="min-h-9 cursor-pointer rounded-control px-3 text-left text-[0.9375rem] text-muted hover:text-text"
      >
        {copy.nav.signOut}
      </button>
    </form>
  );
}
