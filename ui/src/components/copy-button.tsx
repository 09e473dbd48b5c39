import { Check, Copy } from "lucide-react";
import { usePageData } from "../page/page-data.ts";
import { Button, type ButtonLook } from "./button.tsx";
import { useCopied } from "./use-copied.ts";

interface CopyButtonProps extends ButtonLook {
  /** What is copied, or what makes it when the button is pressed. */
  text: string | (() => Promise<string | undefined>);
  label?: string;
}

export function CopyButton({ text, label, ...look }: CopyButtonProps) {
  const { copy: words } = usePageData();
  const { outcome, copy } = useCopied();
  const Icon = outcome === "copied" ? Check : Copy;
  const press = async () => copy(typeof text === "string" ? text : await text());
  return (
    <Button variant="secondary" size="sm" {...look} className="scripting-only" onClick={press}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <span aria-live="polite">{outcome ? words.copy[outcome] : (label ?? words.copy.copy)}</span>
    </Button>
  );
}
