import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { timings } from "../../domain/site/figures.ts";
import { useRootData } from "../root-data.ts";
import { Modal } from "../ui/modal.tsx";
import { Earlier } from "./earlier.tsx";
import { useWaitlist } from "./open-state.tsx";
import { type Typed, useSignup } from "./use-signup.ts";
import { WaitlistForm } from "./waitlist-form.tsx";

const fragment = "#waitlist";

/** Mounted once, around every page. `#waitlist` on any address opens it, so that it can be linked. */
export function WaitlistModal() {
  const { copy: chrome, language } = useRootData();
  const copy = chrome.waitlist;
  const { isOpen, open, close } = useWaitlist();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [restored, setRestored] = useState<Typed>();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { state, submit, earlier, leave } = useSignup({
    copy,
    context: { lang: language, page: pathname },
    onSuccess: () => {
      closing.current = setTimeout(closed, timings.modalCloseMs);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address opens it once, when it changes.
  useEffect(() => {
    if (hash === fragment) open();
  }, [hash]);

  function closed() {
    clearTimeout(closing.current);
    close();
    leave();
    setRestored(undefined);
    if (hash === fragment) navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  return (
    <Modal open={isOpen} onClose={closed} title={copy.title} lead={copy.lead}>
      <WaitlistForm key={restored ? "restored" : "new"} state={state} onSubmit={submit} typed={restored}>
        {!restored && <Earlier copy={copy.earlier} earlier={earlier} onRestore={setRestored} />}
      </WaitlistForm>
    </Modal>
  );
}
