const refreshMs = 15_000;

/** Asks for the page again while somebody looks at it, and takes over what has come since: parts marked `data-live`. */
export function keepLive() {
  if (document.querySelector("[data-live]") === null) return;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isAsking || document.visibilityState !== "visible") return;
    isAsking = true;
    await takeOver();
    isAsking = false;
  }

  const timer = window.setInterval(ask, refreshMs);
  document.addEventListener("visibilitychange", ask);

  async function takeOver(): Promise<void> {
    const response = await fetch(window.location.href).catch(() => undefined);
    if (response === undefined || response.status === 429 || response.status >= 500) return;
    if (response.redirected || !response.ok) {
      // Signed out, say: what is shown stays until somebody asks for more.
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      return;
    }
    const html = await response.text().catch(() => undefined);
    if (html !== undefined) show(new DOMParser().parseFromString(html, "text/html"));
  }
}

function show(shown: Document): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-live]")) {
    const next = shown.querySelector(`[data-live="${part.dataset["live"]}"]`);
    // Whoever is at a link or a button there, or selects a figure, is not interrupted.
    if (!next || next.innerHTML === part.innerHTML || isInUse(part)) continue;
    part.replaceChildren(...next.childNodes);
  }
}

function isInUse(part: HTMLElement): boolean {
  const selection = window.getSelection();
  const isSelected = selection !== null && !selection.isCollapsed && selection.containsNode(part, true);
  return isSelected || part.contains(document.activeElement);
}
