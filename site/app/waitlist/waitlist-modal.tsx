import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { timings } from "../../domain/site/figures.ts";
import { useRootData } from "../root-data.ts";
import { Modal } from "../ui/modal.tsx";
import { isPlainClick } from "../ui/plain-click.ts";
import { Earlier } from "./earlier.tsx";
import { type Typed, useSignup } from "./use-signup.ts";
import { WaitlistForm } from "./waitlist-form.tsx";

const fragment = "#waitlist";

/** Mounted once, around every page. A `WaitlistButton` opens it; so does `#waitlist` on any address, to be linked. */
export function WaitlistModal() {
  const { copy: chrome, language } = useRootData();
  const copy = chrome.waitlist;
  const [isOpen, setOpen] = useState(false);
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

  useWaitlistButtons(setOpen);
  useEffect(() => {
    if (hash === fragment) setOpen(true);
  }, [hash]);

  function closed() {
    clearTimeout(closing.current);
    setOpen(false);
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

/** One listener for all of them: in a part that is only read, none could have its own. */
function useWaitlistButtons(setOpen: (open: true) => void) {
  useEffect(() => {
    function open(event: MouseEvent) {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      if (!event.target.closest("[data-waitlist]")) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, [setOpen]);
}
