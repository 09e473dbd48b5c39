import { Refusal } from "./refusal.ts";

const mostBytes = 16 * 1024;
const readWithinMs = 10_000;

/** The rest of a body that we refuse is not worth reading: the connection ends with the answer. */
const hangUp = { headers: { connection: "close" } };

/** The whole body as text, unless it is too large, too slow, or no text at all. */
export async function bodyOf(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) throw new Refusal("tooLarge", hangUp);
  const reader = request.body?.getReader();
  if (reader === undefined) return "";

  let late = false;
  const timer = setTimeout(() => {
    late = true;
    // Ends the pending read as if the body were complete.
    reader.cancel().catch(() => {});
  }, readWithinMs);

  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      bytes += chunk.value.byteLength;
      if (bytes > mostBytes) break;
      text += decoder.decode(chunk.value, { stream: true });
    }
    text += decoder.decode();
  } catch (cause) {
    // Either it is not UTF-8, or the caller hung up and nobody reads the answer.
    if (!late && bytes <= mostBytes) throw new Refusal("malformed", { cause });
  } finally {
    clearTimeout(timer);
  }
  if (late) throw new Refusal("tooSlow", hangUp);
  if (bytes > mostBytes) throw new Refusal("tooLarge", hangUp);
  return text;
}
