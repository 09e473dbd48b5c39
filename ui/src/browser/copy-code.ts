import { copiedMs, copyText } from "../components/copy-text.ts";
import { pageIn } from "./page.ts";
import { targetIn } from "./target.ts";

/** The buttons beside code put it on the clipboard: one listener, for all of them. */
export function copyCode() {
  /** When each button says again what it does, which is in its attribute. */
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

  async function copyBeside(button: HTMLElement) {
    const label = button.querySelector("[aria-live]");
    const code = button.closest("figure, td")?.querySelector("code")?.textContent;
    if (!label || !code) return;
    const isCopied = await copyText(code);
    const { copied, failed } = pageIn(document).copy.copy;
    label.textContent = isCopied ? copied : failed;
    button.toggleAttribute("data-copied", isCopied);
    clearTimeout(timers.get(button));
    const done = () => {
      label.textContent = button.dataset["copy"] ?? "";
      button.removeAttribute("data-copied");
    };
    timers.set(button, setTimeout(done, copiedMs));
  }

  document.addEventListener("click", (event) => {
    const button = targetIn(event, "[data-copy]");
    if (button) copyBeside(button);
  });
}
