import { useEffect, useRef, useState } from "react";
import type { MergedFile, MergeRequest } from "../robots-file/merge.ts";

/** The visitor's file with the block in it; undefined until there is one, `failed` where there can be none. */
export type Merged = MergedFile | "failed" | undefined;

export function useMerged(existing: string, block: string) {
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);
  const [merged, setMerged] = useState<Merged>();
  /** Settled by the answer to what was asked last. */
  const latest = useRef(Promise.withResolvers<Merged>());

  useEffect(() => {
    asked.current += 1;
    const before = latest.current;
    latest.current = Promise.withResolvers();
    before.resolve(latest.current.promise);
    const settle = (answer: Merged) => {
      setMerged(answer);
      latest.current.resolve(answer);
    };
    if (existing === "") {
      settle(undefined);
      return;
    }
    worker.current ??= startWorker();
    worker.current.onmessage = ({ data }: MessageEvent<MergeAnswer>) => {
      if (data.id === asked.current) settle(data);
    };
    worker.current.onerror = () => settle("failed");
    worker.current.postMessage({ id: asked.current, existing, block } satisfies MergeRequest);
  }, [existing, block]);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );

  return { merged, whenMerged: () => latest.current.promise };
}

type MergeAnswer = MergedFile & Pick<MergeRequest, "id">;

const startWorker = () => new Worker(new URL("./merge-worker.ts", import.meta.url), { type: "module" });
