import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createJobQueue } from "../http/job-queue.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** In the order of our preference. */
export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** One form of a resource: plain, or in one of the encodings. */
export interface Variant {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** A Buffer, because node:http would make one of any other bytes for each who asks. */
  body: Buffer<ArrayBuffer>;
}

/** Bytes that the server answers: hashed once, and compressed once for each encoding. */
export interface Resource {
  status: number;
  /** Whether it is sent again and again, and so worth some effort. */
  kept: boolean;
  plain: Variant;
  /** False for what compression only makes larger. */
  compressible: boolean;
  /** The compressed forms that are ready. */
  ready: ReadonlyMap<Encoding, Variant>;
  /** Makes a compressed form ready. */
  compress(encoding: Encoding): Promise<Variant>;
}

const compressible = /^(text\/|application\/(json|manifest\+json|xml|javascript)|image\/svg)/;

export function resourceOf(
  content: string | Uint8Array,
  headers: Record<string, string> & { "content-type": string },
  { status = 200, kept = true } = {},
): Resource {
  const bytes = Buffer.from(content);
  const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const isCompressible = compressible.test(headers["content-type"]);
  const vary = [headers["vary"], isCompressible && "Accept-Encoding"].filter(Boolean).join(", ");
  const common = { ...headers, ...(vary && { vary }) };
  const ready = new Map<Encoding, Variant>();
  const underWay = new Map<Encoding, Promise<Variant>>();

  async function compress(encoding: Encoding): Promise<Variant> {
    const body = await (kept ? thoroughly(bytes, encoding) : quickly(bytes, encoding));
    const variant = {
      status,
      headers: {
        ...common,
        "content-encoding": encoding,
        "content-length": String(body.length),
        etag: `"${tag}-${encoding}"`,
      },
      body,
    };
    ready.set(encoding, variant);
    return variant;
  }

  return {
    status,
    kept,
    plain: {
      status,
      headers: { ...common, "content-length": String(bytes.length), etag: `"${tag}"` },
      body: bytes,
    },
    compressible: isCompressible,
    ready,
    compress(encoding) {
      // One that failed is tried again by the next who asks.
      const started = underWay.get(encoding) ?? compress(encoding).finally(() => underWay.delete(encoding));
      underWay.set(encoding, started);
      return started;
    },
  };
}

/**
 * As small as it gets, for what is compressed once and kept: a tenth of a second of a processor, so two at a
 * time at most, beside the event loop. What is kept is bounded, and so is the line.
 */
const enqueue = createJobQueue({ concurrency: 2, maxWaiting: Number.POSITIVE_INFINITY });
const thoroughly = (bytes: Uint8Array, encoding: Encoding) =>
  enqueue(() => (encoding === "br" ? brotli(bytes, 11) : gzipped(bytes, 9)));

/** A hundredth of that effort, for what is sent once. */
const quickly = (bytes: Uint8Array, encoding: Encoding) =>
  encoding === "br" ? brotli(bytes, 4) : gzipped(bytes, 6);

async function brotli(bytes: Uint8Array, quality: number): Promise<Buffer<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return Buffer.from(await brotliAsync(bytes, { params }));
}

async function gzipped(bytes: Uint8Array, level: number): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await gzipAsync(bytes, { level }));
}
