import { Logo } from "@octroi/ui/components/logo.tsx";
import { type Language, languages } from "@octroi/ui/language/language";
import { Offline } from "@octroi/ui/page/offline.tsx";
import { SkipLink } from "@octroi/ui/page/skip-link.tsx";
import type { ReactNode } from "react";
import { pathTo } from "../../../domain/access/paths.ts";
import { useConsoleData } from "../page/console-data.ts";
import { DeletionNotice } from "./deletion-notice.tsx";
import { Navigation } from "./navigation.tsx";
import { tabClass } from "./page-tabs.tsx";
import { SignInExample } from "./sign-in-example.tsx";

/** Around every page, the error page included: with the navigation for whoever is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const { person, share, notice, copy } = useConsoleData();
  const Frame = share ? SharedDashboard : person ? SignedIn : SignedOut;
  return (
    <>
      <SkipLink />
      {notice && (
        <aside
          aria-label={copy.noticeLabel}
          className="border-line border-b bg-ink-850 px-5 py-3 text-center text-sm [overflow-wrap:anywhere] print:hidden"
        >
          {notice}
        </aside>
      )}
      <Frame>{children}</Frame>
      <Offline />
    </>
  );
}

function SignedIn({ children }: { children: ReactNode }) {
  return (
    <div className="group/page min-h-dvh print:block lg:grid lg:grid-cols-[var(--spacing-navigation)_minmax(0,1fr)]">
      <Navigation />
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 max-w-[92rem] px-5 pt-6 pb-16 sm:px-8 lg:px-12 lg:pt-9"
      >
        <DeletionNotice />
        {children}
      </main>
    </div>
  );
}

/** For whoever is at the door: one thing to do, and the way back to the site. */
function SignedOut({ children }: { children: ReactNode }) {
  const { copy, siteUrl, pathname } = useConsoleData();
  // Who buys, or has a receipt in hand, is told of nothing else: not on paper either.
  const isReceipt = pathname.startsWith("/receipts/");
  const isForBuyers = isReceipt || pathname.startsWith("/buy/");
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <header className="wrap flex min-h-header items-center justify-between gap-4 print:hidden">
        <a href={siteUrl} aria-label={copy.logo.site} className="py-2">
          <Logo />
        </a>
        <LanguageLinks />
      </header>
      <div
        className={`wrap grid grow content-start gap-x-20 pt-6 pb-16 md:pt-14 ${isReceipt ? "max-w-4xl" : isForBuyers ? "" : "lg:grid-cols-[minmax(0,1fr)_31rem]"}`}
      >
        <main id="main" tabIndex={-1} className="min-w-0">
          {children}
        </main>
        {!isForBuyers && <SignInExample />}
      </div>
      <footer className="wrap flex flex-wrap gap-x-6 gap-y-1 border-line-soft border-t py-5 text-faint text-sm print:hidden">
        <a href={`${siteUrl}/documentation`} className="py-1 hover:text-text">
          {copy.footer.documentation}
        </a>
        <a href={`${siteUrl}/privacy`} className="py-1 hover:text-text">
          {copy.footer.privacy}
        </a>
      </footer>
    </div>
  );
}

/** For whoever was given its address: the figures, and no way into the console. In a frame, without what is around them. */
function SharedDashboard({ children }: { children: ReactNode }) {
  const { copy, siteUrl, language, share, pathname } = useConsoleData();
  if (share === undefined) return children;
  const { name, address, search, isFramed } = share;
  const pages = { site: "sharedSite", siteCrawlers: "sharedCrawlers", sitePages: "sharedPages" } as const;
  const isAt = (page: keyof typeof pages, path: string) =>
    pathname === path || (page === "siteCrawlers" && pathname.startsWith(`${path}/`));
  const home = `${siteUrl}${language === "fr" ? "/fr" : ""}`;
  return (
    <div className="mx-auto flex min-h-dvh max-w-[80rem] flex-col px-5 sm:px-8 print:block print:min-h-0 print:px-0">
      <header>
        {!isFramed && (
          <div className="flex min-h-header items-center justify-between gap-4 print:hidden">
            <a href={home} aria-label={copy.logo.site} className="py-2">
              <Logo />
            </a>
            <LanguageLinks />
          </div>
        )}
        <div className="flex flex-wrap items-end justify-between gap-x-8 border-line border-b print:border-0">
          <p className="min-w-0 py-2.5 font-semibold wrap-anywhere">{name}</p>
          <nav aria-label={copy.nav.label} className="flex flex-wrap gap-x-5">
            {(["site", "siteCrawlers", "sitePages"] as const).map((page) => {
              const path = pathTo(pages[page], { share: address });
              return (
                <a
                  key={page}
                  href={path + search}
                  aria-current={isAt(page, path) ? "page" : undefined}
                  className={tabClass}
                >
                  {copy.nav.pages[page]}
                </a>
              );
            })}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="min-w-0 grow pt-7 pb-14">
        {children}
      </main>
      <footer className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line-soft border-t py-4 text-faint text-sm">
        <span>{copy.shared.what}</span>
        {/* Neither page is shown in a frame of somebody else’s. */}
        <a
          href={home}
          {...(isFramed && { target: "_blank", rel: "noopener" })}
          className="py-1 hover:text-text print:hidden"
        >
          {copy.shared.by}
        </a>
      </footer>
    </div>
  );
}

const names = { fr: "Français", en: "English" } as const;

/** The same page in the other language, which the server remembers, or the address of a shared dashboard says. */
function LanguageLinks() {
  const { copy, language, pathname, share } = useConsoleData();
  const addressIn = (choice: Language) => {
    const search = new URLSearchParams(share?.search);
    search.set("language", choice);
    return `${pathname}?${search}`;
  };
  return (
    <nav aria-label={copy.language.choose}>
      <ul className="flex gap-1">
        {languages.map((choice) => (
          <li key={choice}>
            <a
              href={addressIn(choice)}
              lang={choice}
              hrefLang={choice}
              aria-current={choice === language || undefined}
              className="grid size-11 place-items-center rounded-control text-label text-muted hover:text-text aria-[current]:text-jade aria-[current]:underline aria-[current]:underline-offset-8"
            >
              {choice.toUpperCase()}
              <span className="sr-only"> ({names[choice]})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
