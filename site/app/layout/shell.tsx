import { Offline } from "@octroi/ui/page/offline.tsx";
import type { ReactNode } from "react";
import { useRootData } from "../page/root-data.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Header, page, footer: around every screen, the error page included. */
export function Shell({ children }: { children: ReactNode }) {
  const { copy } = useRootData();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-jade px-4 py-2 text-[0.9375rem] font-semibold text-on-jade focus:translate-y-0"
      >
        {copy.skipToContent}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[70vh] pt-header">
        {children}
      </main>
      <Footer />
      <Offline />
    </>
  );
}
