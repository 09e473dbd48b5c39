import { pages, splitPath } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";
import { PageLink } from "../ui/page-link.tsx";

/** The header's links, the same in the bar and in the phone's menu. */
export function NavLinks({ className }: { className: string }) {
  const { copy, pathname } = useRootData();
  const { path } = splitPath(pathname);
  const current = (page: string) => (path === page || path.startsWith(`${page}/`) ? "page" : undefined);
  return (
    <>
      <PageLink to={pages.home} anchor="how-it-works" className={className}>
        {copy.nav.howItWorks}
      </PageLink>
      {(["pricing", "documentation", "freeTools"] as const).map((id) => (
        <PageLink
          key={id}
          to={pages[id]}
          aria-current={current(pages[id])}
          // Between the phone's menu and a wide screen there is no room for it in French.
          className={id === "freeTools" ? `${className} md:max-lg:hidden` : className}
        >
          {copy.nav[id]}
        </PageLink>
      ))}
    </>
  );
}
