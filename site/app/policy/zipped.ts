import { strToU8, zipSync } from "fflate";
import { filesIn } from "../../domain/policy/folder.ts";
import type { PolicyPreview } from "./policy-preview.ts";

/** Every file, in one archive. */
export function zipped(forms: PolicyPreview["forms"]): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(filesIn(forms)).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries));
}
