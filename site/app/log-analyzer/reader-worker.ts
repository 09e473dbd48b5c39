import { analyze, type LogFile } from "@octroi/logs";
import { sampleLog } from "../../domain/logs/sample-log.ts";
import { policyInFragment } from "../../domain/policy/address.ts";
import type { LogSource, ReaderAnswer, ReaderRequest } from "./protocol.ts";

const canceling = new AbortController();

/** Logs are read here, off the page's thread. Each reading has a worker of its own, which ends with it. */
self.addEventListener("message", ({ data }: MessageEvent<ReaderRequest>) => {
  if (data.kind === "cancel") canceling.abort();
  else read(data);
});

async function read({ source, format, fragment, robotsTxt }: ReaderRequest & { kind: "read" }) {
  const carried = policyInFragment(fragment);
  if (carried?.ok === false) post({ kind: "policy-unreadable" });
  const policy = carried?.ok ? carried.policy : undefined;
  const options = { format, policy, robotsTxt, signal: canceling.signal, every: 1000 };
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
