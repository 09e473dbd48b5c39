/** Shows the buttons that print their page: without script the browser's own menu does. */
export function offerPrinting() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => window.print());
  }
}
