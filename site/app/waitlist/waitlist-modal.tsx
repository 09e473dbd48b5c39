import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useRootData } from "../root-data.ts";
import { Modal } from "../ui/modal.tsx";
import { useWaitlist } from "./open-state.tsx";
import { WaitlistForm } from "./waitlist-form.tsx";

const fragment = "#waitlist";

/** Mounted once, around every page. `#waitlist` on any address opens it, so that it can be linked. */
export function WaitlistModal() {
  const { copy } = useRootData();
  const { isOpen, open, close } = useWaitlist();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address opens it once, when it changes.
  useEffect(() => {
    if (hash === fragment) open();
  }, [hash]);

  function closed() {
    close();
    if (hash === fragment) navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  return (
    <Modal open={isOpen} onClose={closed} title={copy.waitlist.title} lead={copy.waitlist.lead}>
      <WaitlistForm onDone={closed} />
    </Modal>
  );
}
