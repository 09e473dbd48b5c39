import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = "br" | "gzip";

/** Bytes the server answers again and again: hashed once, compressed once. */
export interface Resource {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tag: string;
  /** Undefined for what compression only makes larger. */
  readonly encoded: ((encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>) | undefined;
}

const compressible = /^(text\/|application\/(json|manifest\+json|xml|javascript)|image\/svg)/;

export function resourceOf(
  content: string | Uint8Array,
  headers: Record<string, string> & { "content-type": string },
  status = 200,
): Resource {
  const bytes = new Uint8Array(Buffer.from(content));
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const encoded = (encoding: Encoding) => {
    const known = compressed.get(encoding) ?? compress(bytes, encoding);
    compressed.set(encoding, known);
    return known;
  };
  return {
    status,
    headers,
    bytes,
    tag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
    encoded: compressible.test(headers["content-type"]) ? encoded : undefined,
  };
}

async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const result =
    encoding === "br"
      ? await brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
      : await gzipAsync(bytes, { level: 9 });
  return new Uint8Array(result);
}

/** The resource in the best encoding the caller takes, or 304 when the caller already has it. */
export async function answer(request: Request, resource: Resource): Promise<Response> {
  const encoding = resource.encoded ? encodingFor(request.headers.get("accept-encoding")) : undefined;
  const etag = `"${resource.tag}${encoding ? `-${encoding}` : ""}"`;
  const headers = new Headers({ ...resource.headers, etag });
  if (resource.encoded) headers.append("vary", "Accept-Encoding");
  if (resource.status === 200 && holds(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding) headers.set("content-encoding", encoding);
  const body = encoding && resource.encoded ? await resource.encoded(encoding) : resource.bytes;
  headers.set("content-length", String(body.length));
  return new Response(request.method === "HEAD" ? null : body, { status: resource.status, headers });
}

function encodingFor(accepted: string | null): Encoding | undefined {
  const offers = (accepted ?? "").toLowerCase().split(",");
  const takes = (name: Encoding) =>
    offers.some((offer) => {
      const [coding = "", weight = ""] = offer.split(";");
      return coding.trim() === name && !/^\s*q=0(\.0*)?\s*$/.test(weight);
    });
  return takes("br") ? "br" : takes("gzip") ? "gzip" : undefined;
}

function holds(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return bare === "*" || bare === etag;
  });
}
