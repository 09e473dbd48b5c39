import { existsSync, readFileSync } from "node:fs";

/** What a process holds, where the system tells. */
export function residentMebibytes(pid: number): number {
  if (!existsSync(`/proc/${pid}/status`)) return 0;
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kibibytes) / 1024);
}
