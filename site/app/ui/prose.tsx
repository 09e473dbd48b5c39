import { usePrefix } from "../page/root-data.ts";

/** A document's HTML, made from our own Markdown at build time. */
export function Prose({ html }: { html: string }) {
  const prefix = usePrefix();
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, rendered at build time.
      dangerouslySetInnerHTML={{
        // Links to pages of the site keep the language the address is fixed to.
        __html: prefix ? html.replaceAll(/href="\/(?!downloads\/)/g, `href="/${prefix}/`) : html,
      }}
    />
  );
}
