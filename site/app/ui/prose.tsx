import type { MouseEvent } from "react";
import { timings } from "../../domain/figures.ts";
import { useRootData } from "../root-data.ts";

/** A document's HTML, made from our own Markdown at build time. */
export function Prose({ html }: { html: string }) {
  const { copy } = useRootData();

  async function copyCode(event: MouseEvent<HTMLDivElement>) {
    const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
    const code = button?.closest("figure")?.querySelector("code")?.textContent;
    if (!button || code === undefined) return;
    await navigator.clipboard.writeText(code);
    button.textContent = copy.copy.copied;
    setTimeout(() => {
      button.textContent = copy.copy.copy;
    }, timings.copiedMs);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from a button inside, by mouse or key alike.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div
      className="prose"
      onClick={copyCode}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, rendered at build time.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
