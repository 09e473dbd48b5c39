import type { ReadFile } from "@octroi/check/events";
import { isWebPage } from "@octroi/check/served";

/** What became of a file, in one word of the page's. */
export function fileState(file: ReadFile): "read" | "cut" | "none" | "webPage" | "status" | "problem" {
  const { place, status, problem, truncated } = file;
  if (problem !== null || status === null) return "problem";
  if (status === 404 || status === 410) return "none";
  if (status < 200 || status >= 300) return "status";
  if (place !== "page" && isWebPage(file)) return "webPage";
  return truncated && place !== "page" ? "cut" : "read";
}
