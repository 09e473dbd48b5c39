import { offlineId } from "../layout/ids.ts";

/** A link followed without a connection would lose the page for the browser's error: it stays, and is told why. */
export function stayWhenOffline() {
  const region = document.getElementById(offlineId);
  const notice = region?.querySelector("template");
  if (!region || !notice) return;
  const isTold = () => region.childElementCount > 1;
  function stay(event: Event) {
    if (navigator.onLine || !leavesPage(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (notice && !isTold()) region?.append(notice.content.cloneNode(true));
  }
  window.addEventListener("click", stay, true);
  window.addEventListener("submit", stay, true);
  window.addEventListener("online", () => region.replaceChildren(notice));
}

/** Whether a click or a form leads to another page of the site, in this tab. */
function leavesPage({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  if (type === "submit") return target instanceof HTMLFormElement && isOtherPage(target.action);
  const link = target.closest("a");
  return link !== null && link.target === "" && !link.download && isOtherPage(link.href);
}

function isOtherPage(address: string): boolean {
  const { origin, pathname, search } = new URL(address, window.location.href);
  const here = window.location;
  return origin === here.origin && (pathname !== here.pathname || search !== here.search);
}
