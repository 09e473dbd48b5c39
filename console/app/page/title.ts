import { brand } from "@octroi/ui/brand/brand";

interface WithTitle {
  loaderData: { copy: { title: string } } | undefined;
}

/** The `meta` of a page whose loader returns its copy. */
export function pageTitle({ loaderData }: WithTitle) {
  return [{ title: loaderData === undefined ? brand.name : `${loaderData.copy.title} · ${brand.name}` }];
}
