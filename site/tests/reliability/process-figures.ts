import { existsSync, readFileSync } from "node:fs";

/** What the main thread of a process has worked so far, in milliseconds, where the system tells. */
export function workedMs(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  if (!existsSync(file)) return 0;
  return Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6;
}

/** What a process holds, where the system tells. */
export function residentMebibytes(pid: number): number {
  if (!existsSync(`/proc/${pid}/status`)) return 0;
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kibibytes) / 1024);
}
