import { pageIn, valueIn } from "@octroi/ui/browser/page";
import { targetIn } from "@octroi/ui/browser/target";
import { isPlainClick } from "@octroi/ui/components/plain-click";
import type { Show } from "@octroi/ui/islands/hydrate.tsx";
import type { ComponentType } from "react";
import { addressOf, pages } from "../../domain/pages/pages.ts";
import { dialogDataId } from "../page/ids.ts";
import type { RootData } from "../page/root-data.ts";

const opener = "a[data-opens]";

/** What is asked for when it is first opened. Each takes its own words, if the page has any for it. */
const dialogs = {
  waitlist: () => import("../waitlist/waitlist-modal.tsx").then(({ WaitlistModal }) => WaitlistModal),
  demo: () => import("../demo/demo-modal.tsx").then(({ DemoModal }) => DemoModal),
};

type DialogName = keyof typeof dialogs;

/** How often each was opened, and how it is shown. */
const opened = new Map<DialogName, { show: Show; openings: number }>();

/** Links that lead to a page of their own open a dialog in its place: `data-opens` names it, and so may the address. */
export function openDialogs() {
  markDialogLinks();
  document.addEventListener("click", (event) => {
    const link = targetIn<HTMLAnchorElement>(event, opener);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // What opens may have to be fetched first: until then the link shows that it was pressed.
    link.ariaBusy = "true";
    open(nameOf(link))
      .catch(() => window.open(link.href, link.target || "_self"))
      .finally(() => {
        link.ariaBusy = null;
      });
  });
  // Whoever is about to press does not wait for it.
  for (const approach of ["pointerover", "focusin"]) {
    document.addEventListener(approach, (event) => {
      const link = targetIn<HTMLAnchorElement>(event, opener);
      if (link)
        Promise.all([import("@octroi/ui/islands/hydrate.tsx"), dialogs[nameOf(link)]()]).catch(() => {});
    });
  }
  const openNamed = () => {
    if (window.location.hash !== "#waitlist") return;
    const page = addressOf(pages.waitlist, pageIn<RootData>(document).prefix);
    open("waitlist").catch(() => window.location.assign(page));
  };
  openNamed();
  window.addEventListener("hashchange", openNamed);
}

/** Links say what they do: by script they open nothing but a dialog. */
function markDialogLinks() {
  for (const link of document.querySelectorAll(opener)) {
    link.setAttribute("aria-haspopup", "dialog");
    link.querySelector("[data-new-tab]")?.remove();
  }
}

/** In the page's words, when those have changed. */
export function showDialogs() {
  markDialogLinks();
  for (const name of opened.keys()) show(name);
}

async function open(name: DialogName): Promise<void> {
  const [{ mount }, component] = await Promise.all([
    import("@octroi/ui/islands/hydrate.tsx"),
    dialogs[name](),
  ]);
  // Each takes what `show` gives it.
  const dialog = opened.get(name) ?? { show: mount(component as ComponentType<object>), openings: 0 };
  dialog.openings += 1;
  opened.set(name, dialog);
  show(name);
}

function show(name: DialogName) {
  const { show, openings } = opened.get(name) ?? {};
  const id = dialogDataId(name);
  const copy = document.getElementById(id) ? valueIn(document, id) : undefined;
  show?.(pageIn(document), { copy, openings });
}

function nameOf({ dataset }: HTMLElement): DialogName {
  // The server writes names of the table.
  return dataset["opens"] as DialogName;
}
