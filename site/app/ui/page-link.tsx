import type { ComponentProps } from "react";
import { addressOf, type Path } from "../../domain/pages/pages.ts";
import { usePrefix, useRootData } from "../page/root-data.ts";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: Path;
  /** An anchor in the target page, without its `#`. */
  anchor?: string | undefined;
}

/** A link to a page of the site that keeps the language the address is fixed to. */
export function PageLink({ to, anchor, ...props }: PageLinkProps) {
  const address = addressOf(to, usePrefix());
  return <a {...props} href={anchor ? `${address}#${anchor}` : address} />;
}

/** A link out of the site in running text. */
export function ExternalLink({ children, ...props }: ComponentProps<"a">) {
  const { copy } = useRootData();
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> ({copy.newTab})</span>
    </a>
  );
}
