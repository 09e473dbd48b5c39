import { analyze, type LogFile, type Progress } from "@octroi/logs";
import { sampleLog } from "../../domain/logs/sample-log.ts";
import { policyInFragment } from "../../domain/policy/address.ts";
import { answerRequests } from "../workers/answer-requests.ts";
import type { LogSource, Reading, ReadingUpdate } from "./protocol.ts";

/** Logs are read here, off the page's thread. What they show is sent while they are read: it grows. */
answerRequests<Reading, void, ReadingUpdate>(async (reading, { signal, update }) => {
  const { source, format, fragment, robotsTxt } = reading;
  const parsed = policyInFragment(fragment);
  if (parsed?.ok === false) update({ kind: "policy-unreadable" });
  const policy = parsed?.ok ? parsed.policy : undefined;
  const options = { format, policy, robotsTxt, signal, every: 1000 };
  const onProgress = (progress: Progress) => update({ kind: "progress", progress });
  for await (const snapshot of analyze(filesOf(source), { ...options, onProgress })) {
    update({ kind: "snapshot", snapshot });
  }
});

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
