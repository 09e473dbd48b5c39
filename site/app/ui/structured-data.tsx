import { Data } from "@octroi/ui/components/data.tsx";
import type { Thing, WithContext } from "schema-dts";

/** Facts for search engines, beside the words they restate. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  return <Data type="application/ld+json" value={data} />;
}
