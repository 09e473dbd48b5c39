import { Data } from "@octroi/ui/components/data.tsx";
import type { StructuredThing } from "../metadata/structured-data.ts";

/** Facts for search engines, beside the words they restate. */
export function StructuredData({ data }: { data: StructuredThing }) {
  return <Data type="application/ld+json" value={data} />;
}
