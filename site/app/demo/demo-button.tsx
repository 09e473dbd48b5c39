import { useState } from "react";
import { brand } from "../../domain/site/brand.ts";
import type { DemoCopy } from "../content/demo.ts";
import { useRootData } from "../root-data.ts";
import { type ButtonLook, button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { isPlainClick } from "../ui/plain-click.ts";
import { useAwake } from "../ui/use-awake.ts";
import { BookingWidget } from "./booking-widget.tsx";

/**
 * Opens the booking, of which nothing is asked for before that. Before and without script it is a link to the
 * scheduling service's own page.
 */
export function DemoButton({ copy, ...look }: { copy: DemoCopy } & ButtonLook) {
  const { copy: chrome } = useRootData();
  const isAwake = useAwake();
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={brand.booking.pageUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-haspopup={isAwake ? "dialog" : undefined}
        className={button(look)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {copy.button}
        {!isAwake && <span className="sr-only">({chrome.newTab})</span>}
      </a>
      <Modal wide open={open} onClose={() => setOpen(false)} title={copy.title} lead={copy.lead}>
        <BookingWidget copy={copy} />
      </Modal>
    </>
  );
}
