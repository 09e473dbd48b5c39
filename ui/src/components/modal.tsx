import { X } from "lucide-react";
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { usePageData } from "../page/page-data.ts";
import { Button } from "./button.tsx";

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  lead?: string;
  children: ReactNode;
  /** Wider, for a picture or a widget. */
  wide?: boolean;
}

/** The platform's dialog: it traps focus, closes on Escape, makes the page inert and gives focus back. */
export function Modal({ open, onClose, title, lead, children, wide = false }: ModalProps) {
  const { copy } = usePageData();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        if (isBeside(event) && !hasInput(event.currentTarget)) event.currentTarget.close();
      }}
      className={`m-auto max-h-[min(56rem,calc(100dvh-2rem))] w-[calc(100%-2rem)] scroll-pb-28 overflow-y-auto overscroll-contain rounded-panel border border-line bg-ink-900 p-0 text-text backdrop:bg-ink-950/80 ${
        wide ? "modal-wide max-w-3xl" : "max-w-lg"
      }`}
    >
      {open && (
        <div className="relative p-6 sm:p-8">
          <h2 id={titleId} className="pr-12 text-[1.75rem]">
            {title}
          </h2>
          {lead && <p className="mt-3 text-muted">{lead}</p>}
          <div className="mt-6">{children}</div>
          {/* Last in the order, so that the first field is what receives focus. */}
          <Button
            variant="ghost"
            size="icon"
            className="absolute top-4 right-4 sm:top-6 sm:right-6"
            aria-label={copy.modal.close}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </Button>
        </div>
      )}
    </dialog>
  );
}

/** The backdrop and the dialog's own scrollbar both hand a press to the dialog: only the first lies outside of it. */
function isBeside({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Whether a form in it holds what the visitor typed: a slip beside the dialog must not cost them that. */
function hasInput(dialog: HTMLDialogElement): boolean {
  return [...dialog.querySelectorAll("input")].some((input) => input.value !== input.defaultValue);
}
