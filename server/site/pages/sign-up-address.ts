import { brand } from "@octroi/ui/brand/brand";

/**
 * Where the pages' sign-up buttons lead, set when a page is rendered: the pages and the guides are built with the
 * brand's address in them.
 */
export function withSignUpAddress(html: string, signUpUrl: URL): string {
  if (signUpUrl.href === brand.signUpUrl) return html;
  return html.replaceAll(`href="${brand.signUpUrl}"`, `href="${signUpUrl.href.replaceAll("&", "&amp;")}"`);
}
