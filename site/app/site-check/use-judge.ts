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

const nothing: Judgement = { judged: undefined, isJudging: false, failed: false };

/** Judges files in a worker. The last request is the one answered. */
export function useJudge() {
  const client = useWorkerClient<JudgeRequest, Judged>(startWorker, { timeoutMs });
  const [judgement, setJudgement] = useState(nothing);
  const newest = useRef<Promise<Judged>>(undefined);

  function judge(request: JudgeRequest) {
    client.drop();
    setJudgement({ ...nothing, isJudging: true });
    const asked = client.ask(request);
    newest.current = asked;
    const show = (outcome: Partial<Judgement>) => {
      if (newest.current === asked) setJudgement({ ...nothing, ...outcome });
    };
    asked.then(
      (judged) => show({ judged }),
      () => show({ failed: true }),
    );
  }

  function forget() {
    newest.current = undefined;
    client.drop();
    setJudgement(nothing);
  }

  return { ...judgement, prepare: client.prepare, judge, forget };
}

const startWorker = () => new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" });
