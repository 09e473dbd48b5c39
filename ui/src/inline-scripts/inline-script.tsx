/** Code of our own that stands in a page itself. The page's policy names its digest. */
export function InlineScript({ code, type }: { code: string; type?: "module" }) {
  return (
    <script
      type={type}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, made at build time.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
