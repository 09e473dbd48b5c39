import { Menu as MenuIcon, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { brand } from "../../domain/site/brand.ts";
import { layout } from "../../domain/site/figures.ts";
import { pages } from "../../domain/site/pages.ts";
import { useRootData } from "../root-data.ts";
import { ExternalButton } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { LanguageButtons, LanguageMenu } from "./language-menu.tsx";
import { NavLinks } from "./nav-links.tsx";

const menuId = "site-menu";

export function Header() {
  const { copy } = useRootData();
  const scrolled = useScrolled();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => menu.current?.hidePopover();
  useCloseWhenWide(menu);

  return (
    <header
      data-raised={scrolled || open || undefined}
      className="site-header fixed inset-x-0 top-0 z-20 h-header border-b border-transparent"
    >
      <div className="wrap flex h-full items-center gap-4 lg:gap-8">
        <PageLink to={pages.home} aria-label={copy.logoLabel} className="mr-auto py-2">
          <Logo />
        </PageLink>
        <nav aria-label={copy.nav.label} className="hidden h-full items-center gap-4 md:flex lg:gap-7">
          {/* The current page hangs a bar from the header's lower edge, as a tab does. */}
          <NavLinks className="-mb-px flex h-full items-center border-transparent border-y-2 px-0.5 text-[0.9375rem] whitespace-nowrap text-muted hover:text-text aria-[current=page]:border-b-jade aria-[current=page]:font-medium aria-[current=page]:text-text" />
          <LanguageMenu />
        </nav>
        {/* Below 360 px there is no room for it here: it stands in the menu. */}
        <ExternalButton href={brand.signUpUrl} variant="jade" size="sm" className="max-[22.5rem]:hidden">
          {copy.nav.signUp}
        </ExternalButton>
        <MenuButton menu={menu} open={open} />
      </div>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === "open")}
        className="site-menu inset-x-0 top-header bottom-auto m-0 w-full max-w-none border-b border-line bg-ink-950 p-0 text-text md:hidden"
      >
        <nav aria-label={copy.nav.label} className="wrap grid gap-1 py-5">
          <NavLinks
            onChosen={close}
            className="flex min-h-12 items-center border-b border-line-soft font-display text-xl aria-[current=page]:text-jade"
          />
          <div className="mt-4 flex items-center justify-between gap-4">
            <LanguageButtons onChosen={close} />
            <ExternalButton href={brand.signUpUrl} variant="outline" size="sm" onClick={close}>
              {copy.nav.signUp}
            </ExternalButton>
          </div>
        </nav>
      </div>
    </header>
  );
}

interface MenuButtonProps {
  menu: React.RefObject<HTMLDivElement | null>;
  open: boolean;
}

/**
 * Before and without script the platform opens the menu; then we do, because only so can the button state
 * whether it is expanded.
 */
function MenuButton({ menu, open }: MenuButtonProps) {
  const { nav } = useRootData().copy;
  const [interactive, setInteractive] = useState(false);
  useEffect(() => setInteractive(true), []);
  const openAtPress = useRef<boolean>(undefined);
  const isOpen = () => menu.current?.matches(":popover-open") ?? false;
  const own = {
    "aria-expanded": open,
    // The press itself closes an open popover, before the click arrives.
    onPointerDown: () => {
      openAtPress.current = isOpen();
    },
    onClick: () => {
      if (openAtPress.current ?? isOpen()) menu.current?.hidePopover();
      else menu.current?.showPopover();
      openAtPress.current = undefined;
    },
  };
  return (
    <button
      type="button"
      {...(interactive ? own : { popoverTarget: menuId })}
      aria-controls={menuId}
      aria-label={open ? nav.closeMenu : nav.openMenu}
      className="-mr-2.5 -ml-2 grid size-11 cursor-pointer place-items-center md:hidden"
    >
      {open ? (
        <X aria-hidden="true" strokeWidth={1.75} />
      ) : (
        <MenuIcon aria-hidden="true" strokeWidth={1.75} />
      )}
    </button>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > layout.headerScrollPx);
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);
  return scrolled;
}

function useCloseWhenWide(menu: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const wide = window.matchMedia(`(width >= ${layout.mobileBelowPx}px)`);
    const close = () => wide.matches && menu.current?.hidePopover();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [menu]);
}
