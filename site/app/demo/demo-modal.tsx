import { Modal } from "@octroi/ui/components/modal.tsx";
import { useEffect, useState } from "react";
import type { DemoCopy } from "../content/demo.ts";
import { BookingWidget } from "./booking-widget.tsx";

/** Opens each time that `openings` grows. */
export function DemoModal({ copy, openings }: { copy: DemoCopy; openings: number }) {
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening, and nothing else.
  useEffect(() => setOpen(true), [openings]);
  return (
    <Modal wide open={isOpen} onClose={() => setOpen(false)} title={copy.title} lead={copy.lead}>
      <BookingWidget copy={copy} />
    </Modal>
  );
}
