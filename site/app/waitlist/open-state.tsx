import { createContext, type ReactNode, useContext, useState } from "react";

interface WaitlistState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

const WaitlistContext = createContext<WaitlistState | undefined>(undefined);

/** Whether the waitlist is open: one state for the whole site, since anything may open it. */
export function WaitlistProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <WaitlistContext value={{ isOpen, open: () => setOpen(true), close: () => setOpen(false) }}>
      {children}
    </WaitlistContext>
  );
}

export function useWaitlist(): WaitlistState {
  const state = useContext(WaitlistContext);
  if (!state) throw new Error("The waitlist is opened outside its provider.");
  return state;
}
