import type { Thing, WithContext } from "schema-dts";

/** Facts for search engines, as JSON that cannot end its own script. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with every `<` escaped.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
