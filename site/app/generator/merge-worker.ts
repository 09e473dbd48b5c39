import { type MergedFile, mergeFiles } from "../robots-file/merge.ts";
import { answerRequests } from "../workers/answer-requests.ts";

export interface MergeRequest {
  existing: string;
  block: string;
}

/** Files are read and merged here, off the page's thread: a long one would hold it up. */
answerRequests<MergeRequest, MergedFile>(({ existing, block }) => mergeFiles(existing, block));
