import type { ReactNode } from "react";
import { pages } from "../../domain/site/pages.ts";
import { ButtonLink, type ButtonLook } from "../ui/button.tsx";
import { isPlainClick } from "../ui/plain-click.ts";
import { useWaitlist } from "./open-state.tsx";

/** For what is by invitation: opens the waitlist. Before and without script it leads to the waitlist's page. */
export function WaitlistButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const { open } = useWaitlist();
  return (
    <ButtonLink
      {...look}
      to={pages.waitlist}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open();
      }}
    >
      {children}
    </ButtonLink>
  );
}
