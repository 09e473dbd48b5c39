import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { mergeBlock } from "@octroi/crawlers/robots";
import type { Gate } from "@octroi/edge";
import { robotsDocumentPath } from "@octroi/policy/documents";
import type { Site } from "../site.ts";
import { forward, passOn } from "./forward.ts";
import { addHeaders, pairsOf, type RawHeaders, responseHeaders } from "./headers.ts";
import type { Visit, VisitLimits } from "./visit.ts";

/** What crawlers read of a robots.txt at least (RFC 9309, section 2.5). A longer one is passed on as it is. */
const maxOctets = 500 * 1024;

export function isRobotsVisit({ site, request, isUpload }: Visit): boolean {
  const { method, url = "" } = request;
  return (
    site.gate !== undefined &&
    !isUpload &&
    (method === "GET" || method === "HEAD") &&
    /^\/robots\.txt(?:\?|$)/.test(url)
  );
}

/** The server's robots.txt with what the rules in force say merged in; as it comes where they are only observed. */
export function forwardRobots(visit: Visit, limits: VisitLimits): void {
  robotsInForce(visit.site.gate)
    .then((block) => {
      if (visit.response.destroyed) return;
      if (block === undefined) forward(visit, limits);
      else forward(visit, limits, wholeFile(visit), (answer) => sendMerged(answer, visit, block));
    })
    .catch(visit.fail);
}

/** Undefined where the gate enforces nothing, or its console sends nothing to merge. */
async function robotsInForce(gate: Gate | undefined): Promise<string | undefined> {
  const asked = { method: "GET", url: robotsDocumentPath, headers: new Headers() };
  const inspection = await gate?.inspect(asked);
  return inspection?.answer?.body;
}

/** A part of the file, or that it has not changed, says nothing of the merged one. */
const withoutMeaning =
  /^(?:range|accept-encoding|if-(?:match|none-match|modified-since|unmodified-since|range))$/i;

function wholeFile({ request }: Visit): { method: string; rawHeaders: RawHeaders } {
  const kept = pairsOf(request.rawHeaders).filter(([name]) => !withoutMeaning.test(name));
  return { method: "GET", rawHeaders: [...kept.flat(), "Accept-Encoding", "identity"] };
}

function sendMerged(answer: IncomingMessage, visit: Visit, block: string): void {
  const { statusCode } = answer;
  if (statusCode === 404 || statusCode === 410) {
    answer.resume();
    const headers = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "max-age=300"];
    send(visit, headers, Buffer.from(block));
  } else if (statusCode !== 200 || !isPlainText(answer)) passOn(answer, visit);
  else readUpTo(answer, visit, (body) => mergeInto(answer, visit, body, block));
}

/** Others' octets are kept: their charset is theirs. */
function isPlainText({ headers }: IncomingMessage): boolean {
  const { "content-type": type = "text/plain", "content-encoding": encoding = "identity" } = headers;
  return /^text\/plain(?![^\s;])/i.test(type) && !/utf-?(?:16|32)/i.test(type) && encoding === "identity";
}

/** A longer answer is passed on as it comes. */
function readUpTo(answer: IncomingMessage, visit: Visit, read: (body: Buffer) => void): void {
  const { response, refuse, fail } = visit;
  const chunks: Buffer[] = [];
  let length = 0;
  const stop = () => answer.off("data", take).off("end", end).off("error", refuseBroken);
  function take(chunk: Buffer): void {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxOctets) return;
    answer.pause();
    stop();
    answer.unshift(Buffer.concat(chunks));
    passOn(answer, visit);
  }
  function end(): void {
    try {
      if (!response.headersSent && !response.destroyed) read(Buffer.concat(chunks));
    } catch (error) {
      fail(error);
    }
  }
  function refuseBroken(): void {
    if (!response.headersSent && !response.destroyed) refuse("broken");
  }
  answer.on("data", take).on("end", end).on("error", refuseBroken);
}

/** Of one state of the file. */
const ofOtherOctets =
  /^(?:content-length|etag|last-modified|accept-ranges|content-md5|(?:content-|repr-)?digest)$/i;

function mergeInto(answer: IncomingMessage, visit: Visit, body: Buffer, block: string): void {
  const { response } = visit;
  const headers = responseHeaders(answer.rawHeaders, false);
  // The server's date, or none.
  response.sendDate = false;
  // A page in place of the file: whatever is added to it, crawlers could not read it.
  if (/^(?:\xEF\xBB\xBF)?\s*</.test(body.toString("latin1", 0, 1024)) || isWide(body)) {
    send(visit, headers, body, "as it is");
    return;
  }
  const kept = pairsOf(headers).filter(([name]) => !ofOtherOctets.test(name));
  send(visit, kept.flat(), merged(visit.site, body, block));
}

/** Two octets to a character, by its mark. */
function isWide(body: Buffer): boolean {
  const mark = body.toString("latin1", 0, 2);
  return mark === "\xFF\xFE" || mark === "\xFE\xFF";
}

interface Merged {
  readonly body: Buffer;
  readonly block: string;
  readonly file: Buffer;
}

/** What was merged last for each site: the file seldom changes, and crawlers ask for it often. */
const latest = new WeakMap<Site, Merged>();

function merged(site: Site, body: Buffer, block: string): Buffer {
  const known = latest.get(site);
  if (known?.block === block && known.body.equals(body)) return known.file;
  // As Latin-1, octets stay what they are in any charset.
  const mark = body.toString("latin1", 0, 3) === "\xEF\xBB\xBF" ? 3 : 0;
  const { text } = mergeBlock(body.toString("latin1", mark), Buffer.from(block).toString("latin1"));
  const file = Buffer.concat([body.subarray(0, mark), Buffer.from(text, "latin1")]);
  latest.set(site, { body, block, file });
  return file;
}

function send(
  { request, response, inspection }: Visit,
  headers: string[],
  file: Buffer,
  state: "as it is" | "merged" = "merged",
): void {
  if (inspection !== undefined) addHeaders(headers, inspection.headers);
  if (state === "merged") {
    const etag = `"${createHash("sha256").update(file).digest("base64url").slice(0, 22)}"`;
    headers.push("ETag", etag);
    if (isNamed(request.headers["if-none-match"], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    headers.push("Content-Length", String(file.length));
  }
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : file);
}

function isNamed(ifNoneMatch: string | undefined, etag: string): boolean {
  const names = ifNoneMatch?.split(",").map((name) => name.trim().replace(/^W\//, "")) ?? [];
  return names.includes(etag) || names.includes("*");
}
