import { usePageData } from "./page-data.ts";

/** First on a page: past what every page has, to what this one says. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-jade px-4 py-2 text-[0.9375rem] font-semibold text-on-jade focus:translate-y-0"
    >
      {usePageData().copy.skipToContent}
    </a>
  );
}
