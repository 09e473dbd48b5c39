import { useEffect, useRef, useState } from "react";
import type { MergedFile, MergeRequest } from "./merge.ts";

/** The visitor's file with the block in it; undefined until there is one, `failed` where there can be none. */
export type Merged = MergedFile | "failed" | undefined;

export function useMerged(existing: string, block: string): Merged {
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);
  const [merged, setMerged] = useState<Merged>();

  useEffect(() => {
    asked.current += 1;
    if (existing === "") {
      setMerged(undefined);
      return;
    }
    worker.current ??= startWorker(
      (answer) => answer.id === asked.current && setMerged(answer),
      () => setMerged("failed"),
    );
    worker.current.postMessage({ id: asked.current, existing, block } satisfies MergeRequest);
  }, [existing, block]);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );

  return merged;
}

type MergeAnswer = MergedFile & Pick<MergeRequest, "id">;

function startWorker(onAnswer: (answer: MergeAnswer) => void, onFailure: () => void): Worker {
  const worker = new Worker(new URL("./merge-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<MergeAnswer>) => onAnswer(data));
  worker.addEventListener("error", onFailure);
  return worker;
}
