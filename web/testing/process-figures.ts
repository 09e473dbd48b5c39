import { existsSync, readFileSync } from "node:fs";

/** What a process holds, where the system tells. */
export function residentMebibytes(pid: number): number {
  if (!existsSync(`/proc/${pid}/status`)) return 0;
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kibibytes) / 1024);
}

/** How long it has had a processor, where the system tells. */
export function cpuSeconds(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  // The name before it may hold spaces.
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}
