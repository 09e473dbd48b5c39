import { Logo } from "@octroi/ui/components/logo.tsx";
import { languages } from "@octroi/ui/language/language";
import { Offline } from "@octroi/ui/page/offline.tsx";
import { SkipLink } from "@octroi/ui/page/skip-link.tsx";
import type { ReactNode } from "react";
import { useConsoleData } from "../page/console-data.ts";
import { DoorPicture } from "./door-picture.tsx";
import { Navigation } from "./navigation.tsx";

/** Around every page, the error page included: with the navigation for whoever is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const { person, notice, copy } = useConsoleData();
  const Frame = person ? SignedIn : SignedOut;
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
        {children}
      </main>
    </div>
  );
}

/** For whoever is at the door: one thing to do, and the way back to the site. */
function SignedOut({ children }: { children: ReactNode }) {
  const { copy, siteUrl } = useConsoleData();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex min-h-header items-center justify-between gap-4">
        <a href={siteUrl} aria-label={copy.logo.site} className="py-2">
          <Logo />
        </a>
        <LanguageLinks />
      </header>
      <div className="wrap grid grow content-start gap-x-20 pt-6 pb-16 md:pt-14 lg:grid-cols-[minmax(0,1fr)_31rem]">
        <main id="main" tabIndex={-1} className="min-w-0">
          {children}
        </main>
        <DoorPicture />
      </div>
      <footer className="wrap flex flex-wrap gap-x-6 gap-y-1 border-line-soft border-t py-5 text-faint text-sm">
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

const names = { fr: "Français", en: "English" } as const;

/** The same page in the other language, which the server remembers. */
function LanguageLinks() {
  const { copy, language, pathname } = useConsoleData();
  return (
    <nav aria-label={copy.language.choose}>
      <ul className="flex gap-1">
        {languages.map((choice) => (
          <li key={choice}>
            <a
              href={`${pathname}?language=${choice}`}
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
