import type { MouseEvent } from "react";
import { timings } from "../../domain/site/figures.ts";
import { usePrefix, useRootData } from "../root-data.ts";
import { copyText } from "./copy-text.ts";

/** A document's HTML, made from our own Markdown at build time. */
export function Prose({ html }: { html: string }) {
  const { copy } = useRootData();
  const prefix = usePrefix();

  async function copyCode(button: Element) {
    const label = button.querySelector("[aria-live]");
    const code = button.closest("figure, td")?.querySelector("code")?.textContent;
    if (!label || !code) return;
    label.textContent = (await copyText(code)) ? copy.copy.copied : copy.copy.failed;
    setTimeout(() => {
      label.textContent = copy.copy.copy;
    }, timings.copiedMs);
  }

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("[data-copy]");
    if (button) copyCode(button);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from a button or link inside, by mouse or key alike.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div
      className="prose"
      onClick={handleClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, rendered at build time.
      dangerouslySetInnerHTML={{
        // Links inside the site keep the language the address is fixed to.
        __html: prefix ? html.replaceAll('href="/', `href="/${prefix}/`) : html,
      }}
    />
  );
}
