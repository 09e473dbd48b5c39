import { Logo } from "@octroi/ui/components/logo.tsx";
import { Menu as MenuIcon, X } from "lucide-react";
import { pages } from "../../domain/pages/pages.ts";
import { menuButtonId, menuId } from "../page/ids.ts";
import { useRootData } from "../page/root-data.ts";
import { PageLink } from "../ui/page-link.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";
import { LanguageButtons, LanguageMenu } from "./language-menu.tsx";
import { NavLinks } from "./nav-links.tsx";

export function Header() {
  const { copy } = useRootData();
  return (
    <header className="site-header fixed inset-x-0 top-0 z-20 h-header border-b border-transparent">
      <div className="wrap flex h-full items-center gap-3 md:max-lg:gap-2 lg:gap-8">
        <PageLink to={pages.home} aria-label={copy.logoLabel} className="mr-auto py-2">
          <Logo />
        </PageLink>
        <nav
          aria-label={copy.nav.label}
          className="hidden h-full items-center gap-2 md:flex lg:gap-6 xl:gap-7"
        >
          {/* Only the current page has a border, so that forced colors mark it alone. */}
          <NavLinks className="-mb-px flex h-full items-center border-jade px-0.5 text-[0.9375rem] whitespace-nowrap text-muted hover:text-text aria-[current=page]:border-b-2 aria-[current=page]:pt-0.5 aria-[current=page]:font-semibold aria-[current=page]:text-text md:max-lg:text-sm" />
          <LanguageMenu />
        </nav>
        {/* Below 360 px there is no room for it here: it stands in the menu. */}
        <SignUpButton variant="jade" size="sm" className="max-[22.5rem]:hidden">
          {copy.nav.signUp}
        </SignUpButton>
        <MenuButton />
      </div>
      <div
        id={menuId}
        popover="auto"
        className="site-menu inset-x-0 top-header bottom-auto m-0 max-h-[calc(100dvh-var(--spacing-header))] w-full max-w-none overflow-y-auto overscroll-contain scroll-py-1 border-b border-line bg-ink-950 p-0 text-text md:hidden"
      >
        <nav aria-label={copy.nav.label} className="wrap grid gap-1 py-5">
          <NavLinks className="flex min-h-12 items-center border-b border-line-soft font-display font-semibold text-xl decoration-2 underline-offset-8 aria-[current=page]:text-jade aria-[current=page]:underline" />
          <div className="mt-4 flex items-center justify-between gap-4">
            <LanguageButtons />
            <SignUpButton variant="outline" size="sm">
              {copy.nav.signUp}
            </SignUpButton>
          </div>
        </nav>
      </div>
    </header>
  );
}

/** The platform opens the menu before and without script, then `browser/header.ts` does. */
function MenuButton() {
  const { nav } = useRootData().copy;
  return (
    <button
      type="button"
      id={menuButtonId}
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-label={nav.openMenu}
      className="group -mr-2.5 -ml-2 grid size-11 cursor-pointer place-items-center md:hidden"
    >
      <X aria-hidden="true" strokeWidth={1.75} className="hidden group-aria-expanded:block" />
      <MenuIcon aria-hidden="true" strokeWidth={1.75} className="group-aria-expanded:hidden" />
    </button>
  );
}
