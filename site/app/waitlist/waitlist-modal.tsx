import { Modal } from "@octroi/ui/components/modal.tsx";
import { useEffect, useRef, useState } from "react";
import { timings } from "../../domain/figures/figures.ts";
import { useRootData } from "../page/root-data.ts";
import { Earlier } from "./earlier.tsx";
import { type Typed, useSignup } from "./use-signup.ts";
import { WaitlistForm } from "./waitlist-form.tsx";

const fragment = "#waitlist";

/** Opens each time that `openings` grows: a `WaitlistButton` does it, or `#waitlist` on any address, to be linked. */
export function WaitlistModal({ openings }: { openings: number }) {
  const { copy: chrome, language } = useRootData();
  const copy = chrome.waitlist;
  const [isOpen, setOpen] = useState(false);
  const [restored, setRestored] = useState<Typed>();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { state, submit, earlier, leave } = useSignup({
    copy,
    context: { lang: language, page: window.location.pathname },
    onSuccess: () => {
      closing.current = setTimeout(closed, timings.modalCloseMs);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening, and nothing else.
  useEffect(() => setOpen(true), [openings]);

  function closed() {
    clearTimeout(closing.current);
    setOpen(false);
    leave();
    setRestored(undefined);
    const { pathname, search, hash } = window.location;
    if (hash === fragment) window.history.replaceState(window.history.state, "", pathname + search);
  }

  return (
    <Modal open={isOpen} onClose={closed} title={copy.title} lead={copy.lead}>
      <WaitlistForm key={restored ? "restored" : "new"} state={state} onSubmit={submit} typed={restored}>
        {!restored && <Earlier copy={copy.earlier} earlier={earlier} onRestore={setRestored} />}
      </WaitlistForm>
    </Modal>
  );
}
