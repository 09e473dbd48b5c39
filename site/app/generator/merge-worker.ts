import { type MergeRequest, mergeFiles } from "../robots-file/merge.ts";

/** Files are read and merged here, off the page's thread: a long one would hold it up. */
self.addEventListener("message", ({ data: { id, existing, block } }: MessageEvent<MergeRequest>) => {
  self.postMessage({ id, ...mergeFiles(existing, block) });
});
