import { type ReadEvent, readEvent } from "@octroi/check/events";
import * as v from "valibot";

/** The lines of a streamed answer, each as soon as it has come. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReadEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield v.parse(readEvent, JSON.parse(line));
    }
  } finally {
    reader.cancel().catch(() => {});
  }
  if (rest !== "") throw new Error("Expected the event stream to end with a line break: it was cut off.");
}
