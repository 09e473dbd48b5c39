import { brand } from "@octroi/ui/brand/brand";
import { useRootData } from "../page/root-data.ts";

/** A document's HTML, made from our own Markdown at build time. */
export function Prose({ html }: { html: string }) {
  const { prefix, signUpUrl } = useRootData();
  /** Two kinds of links depend on the page: to others of the site, in its language, and to where people sign up. */
  const href = (written: string) => {
    if (written === brand.signUpUrl) return signUpUrl.replaceAll("&", "&amp;");
    return prefix && /^\/(?!downloads\/)/.test(written) ? `/${prefix}${written}` : written;
  };
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, rendered at build time.
      dangerouslySetInnerHTML={{
        __html: html.replaceAll(/href="([^"]*)"/g, (_, written: string) => `href="${href(written)}"`),
      }}
    />
  );
}
