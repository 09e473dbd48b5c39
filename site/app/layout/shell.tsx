import { Offline } from "@octroi/ui/page/offline.tsx";
import { SkipLink } from "@octroi/ui/page/skip-link.tsx";
import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Header, page, footer: around every screen, the error page included. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[70vh] pt-header">
        {children}
      </main>
      <Footer />
      <Offline />
    </>
  );
}
