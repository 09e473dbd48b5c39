import { pageIn } from "@octroi/ui/browser/page";
import { targetIn } from "@octroi/ui/browser/target";
import { layout } from "../../domain/figures/figures.ts";
import { menuButtonId, menuId } from "../page/ids.ts";
import type { RootData } from "../page/root-data.ts";

/** Raises the header over what is scrolled under it, and states whether the phone's menu is open. */
export function startHeader(): () => void {
  const header = document.querySelector<HTMLElement>(".site-header");
  const menu = document.getElementById(menuId);
  const button = document.getElementById(menuButtonId);
  if (!header || !menu || !button) throw new Error("Expected a header with its menu and button, found none.");
  const isOpen = () => menu.matches(":popover-open");

  const raise = () =>
    header.toggleAttribute("data-raised", isOpen() || window.scrollY > layout.headerScrollPx);
  const tell = () => {
    // First: the place on the page is known for as long as nothing has changed.
    raise();
    const { nav } = pageIn<RootData>(document).copy;
    button.setAttribute("aria-expanded", String(isOpen()));
    button.setAttribute("aria-label", isOpen() ? nav.closeMenu : nav.openMenu);
  };
  tell();
  window.addEventListener("scroll", raise, { passive: true });
  menu.addEventListener("toggle", tell);
  menu.addEventListener("click", (event) => targetIn(event, "a") && menu.hidePopover());
  const wide = window.matchMedia(`(width >= ${layout.mobileBelowPx}px)`);
  wide.addEventListener("change", () => wide.matches && menu.hidePopover());
  openByButton({ menu, button, isOpen });
  return tell;
}

interface MenuParts {
  menu: HTMLElement;
  button: HTMLElement;
  isOpen: () => boolean;
}

/** Until now the platform has opened the menu; from here on we do, since only so may the button say that it is expanded. */
function openByButton({ menu, button, isOpen }: MenuParts) {
  let openAtPress: boolean | undefined;
  button.removeAttribute("popovertarget");
  // The press itself closes an open popover, before the click arrives.
  button.addEventListener("pointerdown", () => {
    openAtPress = isOpen();
  });
  button.addEventListener("click", () => {
    if (openAtPress ?? isOpen()) menu.hidePopover();
    else menu.showPopover();
    openAtPress = undefined;
  });
}
