import { Check, Copy } from "lucide-react";
import { useRootData } from "../root-data.ts";
import { Button, type ButtonLook } from "./button.tsx";
import { useCopied } from "./use-copied.ts";

export function CopyButton({ text, label, ...look }: { text: string; label?: string } & ButtonLook) {
  const { copy: words } = useRootData();
  const { copied, copy } = useCopied();
  const Icon = copied ? Check : Copy;
  return (
    <Button variant="secondary" size="sm" {...look} className="scripting-only" onClick={() => copy(text)}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <span aria-live="polite">{copied ? words.copy.copied : (label ?? words.copy.copy)}</span>
    </Button>
  );
}
