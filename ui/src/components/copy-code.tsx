import { Check, Copy } from "lucide-react";
import { usePageData } from "../page/page-data.ts";
import { Button } from "./button.tsx";

/** Copies the code of the figure that it stands in: `browser/copy-code.ts` does it. */
export function CopyCode({ label }: { label?: string }) {
  const { copy } = usePageData().copy;
  const words = label ?? copy.copy;
  return (
    <Button variant="ghost" size="sm" data-copy={words} className="group scripting-only">
      <Copy aria-hidden="true" className="size-4 group-data-copied:hidden" strokeWidth={1.75} />
      <Check aria-hidden="true" className="hidden size-4 group-data-copied:block" strokeWidth={1.75} />
      <span aria-live="polite">{words}</span>
    </Button>
  );
}
