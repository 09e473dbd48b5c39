import type { Store } from "../../store/store.ts";

type NewSite = Parameters<Store["sites"]["add"]>[0];

/** A site that nobody had yet, behind the middleware unless it says otherwise. */
export async function addedSite(
  { sites }: Pick<Store, "sites">,
  { connector = "middleware", ...site }: Omit<NewSite, "connector"> & Partial<NewSite>,
  personId?: string,
) {
  const added = await sites.add({ ...site, connector }, personId);
  if (added === "repeated")
    throw new Error(`Expected ${site.domain} to be a new site, found that it was there`);
  return added;
}
