import { type ClientRequest, type IncomingMessage, request as sendRequest } from "node:http";
import { faultOf, OriginError } from "@octroi/web/origin/origin-error";
import { copyBody } from "./copy-body.ts";
import { addHeaders, type RawHeaders, requestHeaders, responseHeaders } from "./headers.ts";
import { sendText } from "./send-text.ts";
import type { Visit, VisitLimits } from "./visit.ts";

/** Where the server is asked something else than the visitor has asked. */
interface Asked {
  method?: string;
  rawHeaders?: RawHeaders;
  /** The protocol to switch to. */
  upgrade?: string;
}

/** Sends a visit to the site's own server, and what it answers to the visitor, both as they come unless told otherwise. */
export function forward(visit: Visit, limits: VisitLimits, asked: Asked = {}, send = passOn): void {
  const { request, response } = visit;
  const waitsForContinue = visit.isUpload && expectsContinue(request);
  let outgoing: ClientRequest;
  let isRepeated = false;

  function ask(): void {
    outgoing = openRequest(visit, limits, asked);
    const deadline = headersDeadline(outgoing, limits.headersMs);
    outgoing.once("response", (answer) => {
      clearTimeout(deadline());
      send(answer, visit);
    });
    outgoing.on("error", (error) => {
      clearTimeout(deadline());
      if (response.headersSent || response.destroyed) response.destroy();
      // A server may close a connection in the moment in which it is used again.
      else if (canRepeat(error)) repeat();
      else visit.refuse(faultOf(error));
    });
    // Nobody asked it to.
    outgoing.once("upgrade", (_answer, socket) => {
      clearTimeout(deadline());
      socket.destroy();
      visit.refuse("broken");
    });
    if (waitsForContinue) sendWhenAsked(outgoing, visit, limits.continueMs);
    else if (visit.isUpload) copyBody(request, outgoing);
    else outgoing.end();
  }

  function canRepeat(error: Error): boolean {
    // The server may have done all that the first asked for before it hung up.
    const isSafe = !visit.isUpload && /^(?:GET|HEAD|OPTIONS)$/.test(request.method ?? "");
    return isSafe && !isRepeated && outgoing.reusedSocket && faultOf(error) === "broken";
  }

  function repeat(): void {
    isRepeated = true;
    ask();
  }

  ask();
  // Who leaves before the end no longer needs the answer.
  response.once("close", () => {
    if (!response.writableFinished) outgoing.destroy();
  });
  request.on("error", () => outgoing.destroy());
  response.once("finish", () => {
    // The rest of an upload that nobody wants stands before the next request on the connection.
    if (!request.complete) request.unpipe().resume();
    // The server still waits for it, and can be asked for nothing else there.
    if (!outgoing.writableEnded) outgoing.destroy();
  });
  if (visit.isUpload) endSilentUpload(visit, limits, () => outgoing.writableNeedDrain);
}

/** As Node's server reads it before it leaves the answer to us. */
function expectsContinue({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === "1.1" && /(?:^|\W)100-continue(?:$|\W)/i.test(headers.expect ?? "");
}

/** An upload of which nothing comes holds a connection to the server that others wait for. */
function endSilentUpload(
  { request, response }: Visit,
  { bodyMs, silenceMs }: VisitLimits,
  isServerSlow: () => boolean,
): void {
  request.setTimeout(bodyMs, () => {
    if (response.headersSent || isServerSlow()) return;
    response.shouldKeepAlive = false;
    sendText(response, 408, "The rest of this request did not come in time.\n");
  });
  request.once("end", () => request.socket.setTimeout(silenceMs));
}

export function openRequest(
  { site, request, address, protocol }: Visit,
  { silenceMs }: VisitLimits,
  { method = request.method ?? "GET", rawHeaders = request.rawHeaders, upgrade }: Asked,
): ClientRequest {
  const outgoing = sendRequest({
    agent: site.agent,
    method,
    path: request.url,
    headers: requestHeaders(rawHeaders, { host: site.host, address, protocol, upgrade }),
    timeout: silenceMs,
    maxHeaderSize: 64 * 1024,
  });
  return outgoing.on("timeout", () => outgoing.destroy(new OriginError("timeout")));
}

/** Counts from the end of the request: an upload may take hours. */
export function headersDeadline(outgoing: ClientRequest, ms: number): () => NodeJS.Timeout | undefined {
  let deadline: NodeJS.Timeout | undefined;
  let isOver = false;
  outgoing.once("finish", () => {
    if (!isOver) deadline = setTimeout(() => outgoing.destroy(new OriginError("timeout")), ms);
  });
  return () => {
    isOver = true;
    return deadline;
  };
}

/** The visitor waits to be asked for the body: by the server, or by us where it does not know of this. */
function sendWhenAsked(outgoing: ClientRequest, { request, response }: Visit, ms: number): void {
  let isSent = false;
  const send = () => {
    clearTimeout(patience);
    if (isSent || response.headersSent || outgoing.destroyed) return;
    isSent = true;
    response.writeContinue();
    copyBody(request, outgoing);
  };
  const patience = setTimeout(send, ms);
  outgoing.once("continue", send);
  outgoing.once("response", () => clearTimeout(patience));
  outgoing.once("close", () => clearTimeout(patience));
}

/** Gives the visitor what the server answers: status, headers with those of the policy, body and trailers. */
export function passOn(answer: IncomingMessage, { request, response, inspection, refuse }: Visit): void {
  const { statusCode = 0, statusMessage, rawHeaders } = answer;
  const hasBody = request.method !== "HEAD" && statusCode !== 204 && statusCode !== 304;
  // The server's date, or none.
  response.sendDate = false;
  try {
    const hasTrailers = hasBody && "transfer-encoding" in answer.headers && request.httpVersion === "1.1";
    const headers = responseHeaders(rawHeaders, hasTrailers);
    if (inspection !== undefined) addHeaders(headers, inspection.headers);
    response.writeHead(statusCode, statusMessage, headers);
  } catch {
    // A status such as 000, which no server of ours may send.
    answer.destroy();
    refuse("broken");
    return;
  }
  answer.on("error", () => response.destroy());
  copyBody(answer, response);
  flushSoon(answer, response);
}

/** A stream of events begins with its headers, and the first event may be minutes away. */
function flushSoon(answer: IncomingMessage, response: Visit["response"]): void {
  setImmediate(() => {
    if (!answer.readableEnded && !response.writableEnded && !response.destroyed) response.flushHeaders();
  });
}
