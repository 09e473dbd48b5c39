import { useEffect, useRef, useState } from "react";
import { copiedMs, copyText } from "./copy-text.ts";

type CopyResult = "copied" | "failed";

/** Puts text on the clipboard and remembers for two seconds whether it did. */
export function useCopied() {
  const [outcome, setOutcome] = useState<CopyResult>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string | undefined) {
    setOutcome(text !== undefined && (await copyText(text)) ? "copied" : "failed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), copiedMs);
  }
  return { outcome, copy };
}
