import { createHash } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { earlyTaps } from "./early-taps.ts";
import { ownScriptHeader } from "./own-script.ts";

/** The whole page at once: the server finishes it, and answers it from memory. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Everything in its place: React would send long lists aside, for a script to put where they belong.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  // The server lets this page run what is known to be ours: see `server/pages/document.ts`.
  headers.set(ownScriptHeader, createHash("sha256").update(earlyTaps).digest("base64"));
  return new Response(stream, { status, headers });
}
