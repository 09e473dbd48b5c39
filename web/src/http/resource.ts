import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createJobQueue, QueueFull } from "./job-queue.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** In the order of our preference. */
export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** One form of a resource: plain, or in one of the encodings. */
export interface Variant {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer>;
}

/** Bytes that the server answers, hashed once. */
export interface Resource {
  status: number;
  plain: Variant;
  /** Compressed quickly for the first who ask; thoroughly, where that is worth it, as soon as that is done. */
  encoded(encoding: Encoding): Promise<Variant>;
}

const compressible = /^(text\/|application\/(json|manifest\+json|xml|javascript)|image\/svg)/;

interface ResourceOptions {
  status?: number;
  /** Whether it is sent again and again, and so worth compressing thoroughly. */
  thorough?: boolean;
}

export function resourceOf(
  content: string | Uint8Array,
  headers: Record<string, string> & { "content-type": string },
  { status = 200, thorough = true }: ResourceOptions = {},
): Resource {
  const bytes = Buffer.from(content);
  const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const isCompressible = compressible.test(headers["content-type"]);
  const vary = [headers["vary"], isCompressible && "Accept-Encoding"].filter(Boolean).join(", ");
  const common = { ...headers, ...(vary && { vary }) };
  const plain = {
    status,
    headers: { ...common, "content-length": String(bytes.length), etag: `"${tag}"` },
    body: bytes,
  };
  const variants = new Map<Encoding, Promise<Variant>>();

  async function compress(encoding: Encoding, effort: Effort): Promise<Variant> {
    const body = await encode(bytes, encoding, effort);
    return {
      status,
      headers: {
        ...common,
        "content-encoding": encoding,
        "content-length": String(body.length),
        // The two efforts give different bytes, which a strong tag has to tell apart.
        etag: `"${tag}-${encoding}${effort === "quick" ? "-quick" : ""}"`,
      },
      body,
    };
  }

  return {
    status,
    plain,
    encoded(encoding) {
      if (!isCompressible) return Promise.resolve(plain);
      const known = variants.get(encoding);
      if (known) return known;
      const quick = enqueueQuick(() => compress(encoding, "quick")).catch((error: unknown) => {
        // The next who asks tries again.
        variants.delete(encoding);
        if (error instanceof QueueFull) return plain;
        throw error;
      });
      variants.set(encoding, quick);
      quick.then(
        (variant) => thorough && variant !== plain && replaceLater(encoding),
        () => {},
      );
      return quick;
    },
  };

  function replaceLater(encoding: Encoding): void {
    enqueueThorough(() => compress(encoding, "thorough")).then(
      (variant) => variants.set(encoding, Promise.resolve(variant)),
      // The quick form stays.
      () => {},
    );
  }
}

/** As many as Node compresses beside the event loop. Who would have to wait longer gets the bytes as they are. */
const enqueueQuick = createJobQueue({ concurrency: 4, maxWaiting: 100 });
/** A tenth of a second of a processor for a page: one at a time. More than there are files and pages never wait. */
const enqueueThorough = createJobQueue({ concurrency: 1, maxWaiting: 2_000 });

type Effort = "quick" | "thorough";
const brotliQuality: Record<Effort, number> = { quick: 4, thorough: 11 };
const gzipLevel: Record<Effort, number> = { quick: 6, thorough: 9 };

async function encode(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return Buffer.from(await gzipAsync(bytes, { level: gzipLevel[effort] }));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: brotliQuality[effort], [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return Buffer.from(await brotliAsync(bytes, { params }));
}
