import { type ButtonLook, button } from "@octroi/ui/components/button.tsx";
import type { ComponentProps } from "react";
import { PageLink } from "./page-link.tsx";

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof PageLink> & ButtonLook) {
  return <PageLink {...props} className={button({ variant, size, className })} />;
}
