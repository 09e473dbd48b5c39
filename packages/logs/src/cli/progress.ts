import type { Progress } from "../analyze.ts";
import { count } from "./table.ts";

const width = 24;

/** One line that says how far the reading is, and how fast. */
export function progressLine({
  bytes,
  totalBytes,
  files,
  totalFiles,
  visits,
  milliseconds,
}: Progress): string {
  const share = totalBytes === 0 ? 0 : bytes / totalBytes;
  const filled = Math.round(share * width);
  const bar = "█".repeat(filled) + "░".repeat(width - filled);
  const perSecond = milliseconds === 0 ? 0 : (visits * 1000) / milliseconds;
  const percent = `${Math.floor(share * 100)}%`.padStart(4);
  const file = `file ${Math.min(files + 1, totalFiles)} of ${totalFiles}`;
  return `${bar} ${percent}  ${file}  ${count(visits)} visits  ${count(perSecond)}/s`;
}
