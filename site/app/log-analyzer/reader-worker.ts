import { analyze, type LogFile } from "@octroi/logs";
import { sampleLog } from "../../domain/logs/sample-log.ts";
import type { LogSource, ReaderAnswer, ReaderRequest } from "./protocol.ts";

const canceling = new AbortController();

/** Logs are read here, off the page's thread. Each reading has a worker of its own, which ends with it. */
self.addEventListener("message", ({ data }: MessageEvent<ReaderRequest>) => {
  if (data.kind === "cancel") canceling.abort();
  else read(data);
});

async function read({ source, format, policy }: ReaderRequest & { kind: "read" }) {
  const options = { format, policy, signal: canceling.signal, every: 750 };
  const onProgress = (progress: Extract<ReaderAnswer, { kind: "progress" }>["progress"]) =>
    post({ kind: "progress", progress });
  for await (const snapshot of analyze(filesOf(source), { ...options, onProgress })) {
    post({ kind: "snapshot", snapshot });
  }
}

function filesOf(source: LogSource): readonly LogFile[] {
  return source.kind === "files" ? source.files : [new File([sampleLog()], "sample.log")];
}

function post(answer: ReaderAnswer) {
  self.postMessage(answer);
}
