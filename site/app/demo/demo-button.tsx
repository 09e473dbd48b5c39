import { useState } from "react";
import { brand } from "../../domain/brand.ts";
import type { DemoCopy } from "../content/demo.ts";
import { Button, type ButtonLook, ExternalButton } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { BookingWidget } from "./booking-widget.tsx";

/** Opens the booking. Nothing of the scheduling service is asked for before that. */
export function DemoButton({ copy, ...look }: { copy: DemoCopy } & ButtonLook) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} className="scripting-only" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.button}
      </Button>
      <noscript>
        <ExternalButton {...look} href={brand.booking.pageUrl}>
          {copy.button}
        </ExternalButton>
      </noscript>
      <Modal wide open={open} onClose={() => setOpen(false)} title={copy.title} lead={copy.lead}>
        <BookingWidget copy={copy} />
      </Modal>
    </>
  );
}
