import { isPlainClick } from "../components/plain-click.ts";
import { offlineId } from "../page/ids.ts";
import { targetIn } from "./target.ts";

/** A link followed without a connection would lose the page for the browser's error: it stays, and is told why. */
export function stayWhenOffline() {
  const region = document.getElementById(offlineId);
  const notice = region?.querySelector("template");
  if (!region || !notice) return;
  const stay = (event: Event) => {
    if (navigator.onLine || !leavesPage(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    showOfflineNotice();
  };
  window.addEventListener("click", stay, true);
  window.addEventListener("submit", stay, true);
  window.addEventListener("online", () => region.replaceChildren(notice));
}

/** Says that the page stays, because no other can be had. */
export function showOfflineNotice() {
  const region = document.getElementById(offlineId);
  const notice = region?.querySelector("template");
  // The template is its first child, what it says the second.
  if (region?.childElementCount === 1 && notice) region.append(notice.content.cloneNode(true));
}

/** Whether a click or a form leads to another page of the site, in this tab. Forms that script answers do not. */
function leavesPage(event: Event): boolean {
  const { target } = event;
  if (target instanceof HTMLFormElement && event.type === "submit") {
    return isOtherPage(target.action) && !target.closest("[data-island][data-hydrated], dialog");
  }
  const link = targetIn<HTMLAnchorElement>(event, "a");
  if (event instanceof MouseEvent && !isPlainClick(event)) return false;
  return link !== null && link.target === "" && !link.download && isOtherPage(link.href);
}

function isOtherPage(address: string): boolean {
  const { origin, pathname, search } = new URL(address, window.location.href);
  const here = window.location;
  return origin === here.origin && (pathname !== here.pathname || search !== here.search);
}
