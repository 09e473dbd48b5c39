import { brand } from "@octroi/ui/brand/brand";

/** For the `meta` of a page whose loader returns its copy. */
export function titleOf(loaderData: { copy: { title: string } } | undefined) {
  return [{ title: loaderData === undefined ? brand.name : `${loaderData.copy.title} · ${brand.name}` }];
}
