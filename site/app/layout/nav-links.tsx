import { pages, splitPath } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";
import { PageLink } from "../ui/page-link.tsx";

/** The header's links, the same in the bar and in the phone's menu. */
export function NavLinks({ className }: { className: string }) {
  const { copy, pathname } = useRootData();
  const { path } = splitPath(pathname);
  const isIn = (page: string) => path === page || path.startsWith(`${page}/`);
  const current = {
    pricing: isIn(pages.pricing),
    documentation: isIn(pages.documentation) || isIn(pages.middleware),
    freeTools: isIn(pages.freeTools),
  };
  return (
    <>
      <PageLink to={pages.home} anchor="how-it-works" className={className}>
        {copy.nav.howItWorks}
      </PageLink>
      {(["pricing", "documentation", "freeTools"] as const).map((id) => (
        <PageLink
          key={id}
          to={pages[id]}
          aria-current={current[id] ? "page" : undefined}
          className={className}
        >
          {id === "freeTools" ? <FreeTools /> : copy.nav[id]}
        </PageLink>
      ))}
    </>
  );
}

/** Between the phone's menu and a wide screen, the bar has room for the short name only. */
function FreeTools() {
  const { nav } = useRootData().copy;
  return (
    <>
      <span className="md:max-lg:hidden">{nav.freeTools}</span>
      <span className="hidden md:max-lg:inline">{nav.freeToolsShort}</span>
    </>
  );
}
