import type { PolicyStore } from "@octroi/edge";
import { readIfThere, writeWhole } from "./whole-file.ts";

/** Keeps a host's policy, signed as the console sent it, for a start while the console is away. */
export function policyFile(file: string): PolicyStore {
  return {
    read: () => readIfThere(file),
    write: (signed) => writeWhole(file, signed),
  };
}
