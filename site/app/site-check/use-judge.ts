import { useRef, useState } from "react";
import { useWorkerClient } from "../workers/use-worker-client.ts";
import type { Judged, JudgeRequest } from "./protocol.ts";

/** Longer than any file within the limits takes: what takes longer is stuck. */
const timeoutMs = 20_000;

interface Judgement {
  judged: Judged | undefined;
  isJudging: boolean;
  failed: boolean;
}

const idle: Judgement = { judged: undefined, isJudging: false, failed: false };

/** Judges files in a worker. The last request is the one answered. */
export function useJudge() {
  const client = useWorkerClient<JudgeRequest, Judged>(startWorker, { timeoutMs });
  const [judgement, setJudgement] = useState(idle);
  const newest = useRef<Promise<Judged>>(undefined);

  function judge(request: JudgeRequest) {
    client.drop();
    setJudgement({ ...idle, isJudging: true });
    const pending = client.ask(request);
    newest.current = pending;
    const show = (outcome: Partial<Judgement>) => {
      if (newest.current === pending) setJudgement({ ...idle, ...outcome });
    };
    pending.then(
      (judged) => show({ judged }),
      () => show({ failed: true }),
    );
  }

  function reset() {
    newest.current = undefined;
    client.drop();
    setJudgement(idle);
  }

  return { ...judgement, prepare: client.prepare, judge, forget: reset };
}

const startWorker = () => new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" });
