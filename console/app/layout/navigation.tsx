import { Logo } from "@octroi/ui/components/logo.tsx";
import { ChevronsUpDown, Menu } from "lucide-react";
import { pathTo } from "../../../domain/access/paths.ts";
import { otherPages, phoneTabs, sitePages } from "../content/chrome.ts";
import { connectorWords } from "../content/sites.ts";
import { type SiteLink, useConsoleData } from "../page/console-data.ts";
import { Entry, entryClass, useIsCurrent } from "./navigation-entry.tsx";
import { NavigationMenu } from "./navigation-menu.tsx";
import { StatusMark } from "./status.tsx";

/** Beside the page on a wide screen; above it on a phone, with a menu for what is not about the site. */
export function Navigation() {
  const { copy, site, workspace, isOperator } = useConsoleData();
  const paths = {
    sites: workspace ? pathTo("sites", { workspace: workspace.id }) : pathTo("lastSites"),
    houseRules: workspace ? pathTo("houseRules", { workspace: workspace.id }) : pathTo("lastHouseRules"),
    statements: workspace ? pathTo("statements", { workspace: workspace.id }) : pathTo("lastStatements"),
    people: workspace ? pathTo("people", { workspace: workspace.id }) : pathTo("lastPeople"),
    operator: pathTo("operator"),
    account: pathTo("account"),
  };
  return (
    <header className="flex min-w-0 print:hidden flex-col gap-3 border-line-soft border-b px-5 pt-3 lg:sticky lg:top-0 lg:h-dvh lg:gap-5 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-3.5 lg:py-5">
      <div className="flex min-w-0 items-center gap-x-3 lg:flex-col lg:items-stretch lg:gap-5">
        <a href={paths.sites} aria-label={copy.logo.sites} className="py-1 lg:px-2.5">
          <Logo />
        </a>
        <div className="min-w-0 grow empty:lg:hidden">
          {site ? (
            <SiteSwitcher site={site} sites={paths.sites} people={paths.people} />
          ) : (
            workspace && <WorkspaceBox {...workspace} />
          )}
        </div>
        <NavigationMenu
          label={copy.nav.menu}
          trigger={<Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />}
          buttonClass="grid size-11 place-items-center rounded-control text-muted hover:text-text"
          className="lg:hidden"
        >
          <ul>
            {otherPages
              .filter((id) => id !== "operator" || isOperator)
              .map((id) => (
                <Entry key={id} id={id} to={paths[id]} />
              ))}
          </ul>
          <Foot />
        </NavigationMenu>
      </div>
      <nav aria-label={copy.nav.label} className="-mx-2 pb-2 lg:mx-0 lg:pb-0">
        {site ? (
          <SitePages site={site.id} />
        ) : (
          <ul className="flex flex-wrap gap-x-1 lg:flex-col lg:gap-0.5">
            <Entry id="sites" to={paths.sites} />
            <Entry id="houseRules" to={paths.houseRules} />
            <Entry id="statements" to={paths.statements} />
            <Entry id="people" to={paths.people} />
          </ul>
        )}
      </nav>
      <div className="mt-auto border-line-soft border-t pt-3 max-lg:hidden">
        <ul>
          {isOperator && <Entry id="operator" to={paths.operator} />}
          <Entry id="account" to={paths.account} />
        </ul>
        <Foot />
      </div>
    </header>
  );
}

/** On a phone the pages that one opens most are tabs, and the others in a menu behind the last. */
function SitePages({ site }: { site: string }) {
  const { copy, visitsQuery } = useConsoleData();
  const isCurrent = useIsCurrent();
  const others = sitePages.filter((id) => !phoneTabs.some((tab) => tab === id));
  const pathOf = (id: (typeof sitePages)[number]) => pathTo(id, { site });
  return (
    <ul className="flex flex-wrap justify-between gap-0.5 sm:max-lg:justify-start sm:max-lg:gap-x-1 lg:flex-col">
      {sitePages.map((id) => (
        <Entry
          key={id}
          id={id}
          to={pathOf(id)}
          query={isAboutVisits(id) ? visitsQuery : ""}
          isOnPhones={!others.includes(id)}
        />
      ))}
      <li className="lg:hidden">
        <NavigationMenu
          label={copy.nav.moreLabel}
          trigger={copy.nav.more}
          buttonClass={`${entryClass} ${others.some((id) => isCurrent(id, pathOf(id))) ? "bg-ink-850 font-semibold text-text forced-colors:border" : ""}`}
        >
          <ul>
            {others.map((id) => (
              <Entry key={id} id={id} to={pathOf(id)} />
            ))}
          </ul>
        </NavigationMenu>
      </li>
    </ul>
  );
}

function isAboutVisits(id: (typeof sitePages)[number]): boolean {
  return id === "site" || id === "siteCrawlers" || id === "sitePages";
}

const boxClass =
  "flex w-full min-w-0 cursor-pointer items-center gap-2 rounded-control border border-line px-3 py-1.5 text-left hover:border-edge lg:py-2";

/** Which site the page is about, and the way to the others. */
function SiteSwitcher({ site, sites, people }: { site: SiteLink; sites: string; people: string }) {
  const { copy, language, otherSites } = useConsoleData();
  return (
    <NavigationMenu
      buttonClass={boxClass}
      isAtStart
      trigger={
        <>
          <span className="grid min-w-0 grow gap-0.5">
            <span className="truncate font-semibold text-[0.9375rem]/snug">{site.name}</span>
            {/* Words that have no room are left out whole; that a domain is not proven takes a line of its own. */}
            <span className="max-h-[1lh] overflow-hidden max-[24rem]:hidden text-[0.8125rem]/snug has-data-unproven:max-h-[2lh] max-lg:[&_[data-note]]:hidden has-data-unproven:[&_[data-note]]:hidden">
              <StatusMark {...site.standing} note={connectorWords[language][site.connector].name} isLive />
            </span>
          </span>
          <span className="sr-only">{copy.nav.changeSite}</span>
          <ChevronsUpDown aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-faint" />
        </>
      }
    >
      {otherSites.length > 0 && (
        <ul className="mb-1.5 border-line-soft border-b pb-1.5">
          {otherSites.map(({ id, name }) => (
            <li key={id}>
              <a href={pathTo("site", { site: id })} className={`${entryClass} max-w-72`}>
                <span className="truncate">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul>
        <li>
          <a href={sites} className={entryClass}>
            {copy.nav.allSites}
          </a>
        </li>
        <Entry id="people" to={people} />
      </ul>
    </NavigationMenu>
  );
}

/** Whose sites and people these are, and the way to what is set for all of them. */
function WorkspaceBox({ id, name, note }: { id: string; name: string; note: string }) {
  const { copy } = useConsoleData();
  return (
    <a href={pathTo("workspace", { workspace: id })} className={boxClass}>
      <span className="grid min-w-0 gap-0.5">
        <span className="truncate font-semibold text-[0.9375rem]/snug">{name}</span>
        <span className="truncate text-[0.8125rem]/snug text-muted">{note}</span>
      </span>
      <span className="sr-only">{copy.nav.workspaceSettings}</span>
    </a>
  );
}

/** Where help is, whose account it is, and the way out. */
function Foot() {
  const { copy, language, person, siteUrl } = useConsoleData();
  if (!person) return null;
  return (
    <>
      <a href={`${siteUrl}${language === "fr" ? "/fr" : ""}/documentation`} className={entryClass}>
        {copy.nav.help}
      </a>
      <form method="post" action={pathTo("signOut")}>
        <button type="submit" className={`${entryClass} w-full cursor-pointer`}>
          {copy.nav.signOut}
        </button>
      </form>
      <p className="truncate px-3 pt-1 text-[0.8125rem] text-faint" title={person.email}>
        {person.name}
      </p>
    </>
  );
}
