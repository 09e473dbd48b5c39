import { useEffect, useRef, useState } from "react";
import { timings } from "../../domain/figures.ts";
import { copyText } from "./copy-text.ts";

/** Puts text on the clipboard and remembers for two seconds that it did. */
export function useCopied() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    await copyText(text);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), timings.copiedMs);
  }
  return { copied, copy };
}
