import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { splitPath } from "../../domain/site/pages.ts";
import { useRootData } from "../root-data.ts";
import { useStoredLanguage } from "../switch-language.ts";
import { Still } from "../ui/still.tsx";
import { WaitlistModal } from "../waitlist/waitlist-modal.tsx";
import { Awake } from "./awake.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Offline } from "./offline.tsx";
import { useOwnLinks } from "./own-links.ts";

/** Header, page, footer: around every screen, the error page included. */
export function Shell({ children }: { children: ReactNode }) {
  const { copy } = useRootData();
  const main = useFocusOnNavigation();
  useStoredLanguage();
  useOwnLinks();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-jade px-4 py-2 font-semibold text-on-jade focus:translate-y-0"
      >
        {copy.skipToContent}
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="min-h-[70vh] pt-header">
        {/* The header answers before the page below it does, and the page before the footer. */}
        <Suspense>
          {children}
          <Awake />
        </Suspense>
      </main>
      <Suspense>
        <Still>
          <Footer />
        </Still>
      </Suspense>
      <WaitlistModal />
      <Offline />
    </>
  );
}

/** After a click on a link, a screen reader goes on from the new page, not from the old link. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const { path } = splitPath(pathname);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (hash === "") main.current?.focus({ preventScroll: true });
  }, [path, hash]);
  return main;
}
