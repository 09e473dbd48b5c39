import { useEffect, useRef, useState } from "react";
import type { Judged, JudgeRequest } from "./protocol.ts";

/** Longer than any file within the limits takes: what takes longer is stuck. */
const longestMs = 20_000;

interface Judgement {
  judged: Judged | undefined;
  isJudging: boolean;
  failed: boolean;
}

const nothing: Judgement = { judged: undefined, isJudging: false, failed: false };

/** Judges files in a worker that starts when there is something to judge. The last one asked for is the one told. */
export function useJudge() {
  const [judgement, setJudgement] = useState(nothing);
  const worker = useRef<Worker>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function end() {
    clearTimeout(timer.current);
    worker.current?.terminate();
    worker.current = undefined;
  }

  function judge(request: JudgeRequest) {
    end();
    setJudgement({ ...nothing, isJudging: true });
    const fail = () => {
      end();
      setJudgement({ ...nothing, failed: true });
    };
    worker.current = new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" });
    worker.current.addEventListener("error", fail);
    worker.current.addEventListener("message", ({ data }: MessageEvent<Judged>) => {
      end();
      setJudgement({ ...nothing, judged: data });
    });
    timer.current = setTimeout(fail, longestMs);
    worker.current.postMessage(request);
  }

  function forget() {
    end();
    setJudgement(nothing);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is left.
  useEffect(() => end, []);
  return { ...judgement, judge, forget };
}
