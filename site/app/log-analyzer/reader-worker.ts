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
  const files = source.kind === "files" ? source.files : [new File([sampleLog()], "sample.log")];
  return files.map((file) => ({ name: file.name, size: file.size, stream: () => piecesOf(file) }));
}

const pieceSize = 2 ** 21;

/** A browser streams files in small pieces, and asking for each takes longer than reading it. These are larger. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const read = (from: number) => file.slice(from, from + pieceSize).arrayBuffer();
  let next = read(0);
  for (let from = 0; from < file.size; from += pieceSize) {
    const piece = await next;
    // The disk goes on while the piece is read. A fault counts when its piece is due.
    next = read(from + pieceSize);
    next.catch(() => undefined);
    yield new Uint8Array(piece);
  }
}

function post(answer: ReaderAnswer) {
  self.postMessage(answer);
}
