import { timings } from "../../domain/site/figures.ts";
import { copyText } from "../ui/copy-text.ts";
import { pageIn } from "./page.ts";
import { targetIn } from "./target.ts";

/** The buttons beside code put it on the clipboard: one listener, for all of them. */
export function copyCode() {
  /** What each button says while nothing was copied, and when it says so again. */
  const told = new WeakMap<Element, { words: string | null; timer: ReturnType<typeof setTimeout> }>();

  async function copyBeside(button: Element) {
    const label = button.querySelector("[aria-live]");
    const code = button.closest("figure, td")?.querySelector("code")?.textContent;
    if (!label || !code) return;
    const isCopied = await copyText(code);
    const { copied, failed } = pageIn(document).copy.copy;
    const before = told.get(button);
    clearTimeout(before?.timer);
    const words = before ? before.words : label.textContent;
    label.textContent = isCopied ? copied : failed;
    button.toggleAttribute("data-copied", isCopied);
    const timer = setTimeout(() => {
      label.textContent = words;
      button.removeAttribute("data-copied");
      told.delete(button);
    }, timings.copiedMs);
    told.set(button, { words, timer });
  }

  document.addEventListener("click", (event) => {
    const button = targetIn(event, "[data-copy]");
    if (button) copyBeside(button);
  });
}
