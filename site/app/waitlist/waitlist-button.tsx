import type { ButtonLook } from "@octroi/ui/components/button.tsx";
import type { ReactNode } from "react";
import { pages } from "../../domain/pages/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";

/** For what is by invitation: opens the waitlist. Before and without script it leads to the waitlist's page. */
export function WaitlistButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  return (
    <ButtonLink {...look} to={pages.waitlist} data-opens="waitlist">
      {children}
    </ButtonLink>
  );
}
