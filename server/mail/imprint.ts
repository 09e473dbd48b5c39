import type { Brand } from "@octroi/ui/brand/brand";

/** Who writes and where to write to, below every mail: as far as it is filled in (`npm run preflight`). */
export function imprintOf({ publisher, contactEmail }: Pick<Brand, "publisher" | "contactEmail">): string {
  const { legalName, legalForm, registeredOffice } = publisher;
  const company = [legalName, legalForm].filter(Boolean).join(" ");
  return [company, registeredOffice, contactEmail].filter(Boolean).join(", ");
}
