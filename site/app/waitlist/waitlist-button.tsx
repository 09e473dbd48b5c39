import type { ReactNode } from "react";
import { Button, type ButtonLook } from "../ui/button.tsx";
import { useWaitlist } from "./open-state.tsx";

/** For what is by invitation: opens the waitlist. */
export function WaitlistButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const { open } = useWaitlist();
  return (
    <Button {...look} aria-haspopup="dialog" onClick={open}>
      {children}
    </Button>
  );
}
