import { judge } from "../../domain/site-check/judge.ts";
import type { Judged, JudgeRequest } from "./protocol.ts";
import { worded } from "./worded.ts";

/** Files are judged here, off the page's thread, and this is where the registry and the words are. */
self.addEventListener("message", ({ data: { host, read, isAll } }: MessageEvent<JudgeRequest>) => {
  self.postMessage(worded(judge(host, read, isAll)) satisfies Judged);
});
