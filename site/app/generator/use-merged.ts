import { useEffect, useRef, useState } from "react";
import type { MergedFile } from "../robots-file/merge.ts";
import { useWorkerClient } from "../workers/use-worker-client.ts";
import type { MergeRequest } from "./merge-worker.ts";

/** The visitor's file with the block in it; undefined where they brought none, `failed` where it could not be made. */
export type Merged = MergedFile | "failed" | undefined;

export function useMerged(existing: string, block: string) {
  const client = useWorkerClient<MergeRequest, MergedFile>(startWorker);
  const [merged, setMerged] = useState<Merged>();
  const newest = useRef<Promise<Merged>>(undefined);

  function merge(): Promise<Merged> {
    return existing === ""
      ? Promise.resolve(undefined)
      : client.ask({ existing, block }).catch(() => "failed" as const);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is merged is these two.
  useEffect(() => {
    const request = merge();
    newest.current = request;
    request.then((answer) => newest.current === request && setMerged(answer));
  }, [existing, block]);

  return {
    merged,
    /** What is merged now. What failed is tried once more. */
    async whenMerged(): Promise<Merged> {
      const answer = await newest.current;
      if (answer !== "failed") return answer;
      const retried = await merge();
      setMerged(retried);
      return retried;
    },
  };
}

const startWorker = () => new Worker(new URL("./merge-worker.ts", import.meta.url), { type: "module" });
