import { brand } from "@octroi/ui/brand/brand";
import type { HtmlPiece } from "../../domain/documentation/document.ts";
import { useRootData } from "../page/root-data.ts";

/** A document's HTML, made from our own Markdown at build time. */
export function Prose({ html }: { html: readonly HtmlPiece[] }) {
  const { prefix, signUpUrl } = useRootData();
  const addressOf = (href: string) => {
    if (href === brand.signUpUrl) return signUpUrl.replaceAll("&", "&amp;");
    return prefix ? `/${prefix}${href}` : href;
  };
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, rendered at build time.
      dangerouslySetInnerHTML={{
        __html: html.map((piece) => (typeof piece === "string" ? piece : addressOf(piece.href))).join(""),
      }}
    />
  );
}
