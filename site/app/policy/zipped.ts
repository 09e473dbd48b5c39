import { filesIn } from "../../domain/policy/folder.ts";
import type { Worked } from "./worked.ts";

/** Every file, in one archive. */
export async function zipped(forms: Worked["forms"]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import("fflate");
  const entries = Object.entries(filesIn(forms)).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries));
}
