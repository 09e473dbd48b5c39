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

/**
 * Judges files in a worker, which is fetched as soon as somebody means to ask: by then the connection may be gone. The
 * last request is the one answered.
 */
export function useJudge() {
  const [judgement, setJudgement] = useState(nothing);
  const worker = useRef<Worker>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function end() {
    clearTimeout(timer.current);
    timer.current = undefined;
    worker.current?.terminate();
    worker.current = undefined;
  }

  /** A worker that could not be fetched is fetched again once it is needed. */
  function prepare(): Worker {
    worker.current ??= newWorker();
    worker.current.onerror ??= end;
    return worker.current;
  }

  function judge(request: JudgeRequest) {
    if (timer.current !== undefined) end();
    setJudgement({ ...nothing, isJudging: true });
    const fail = () => {
      end();
      setJudgement({ ...nothing, failed: true });
    };
    const ready = prepare();
    ready.onerror = fail;
    ready.onmessage = ({ data }: MessageEvent<Judged>) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      ready.onerror = end;
      setJudgement({ ...nothing, judged: data });
    };
    timer.current = setTimeout(fail, longestMs);
    ready.postMessage(request);
  }

  function forget() {
    if (timer.current !== undefined) end();
    setJudgement(nothing);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is left.
  useEffect(() => end, []);
  return { ...judgement, prepare, judge, forget };
}

function newWorker(): Worker {
  return new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" });
}
