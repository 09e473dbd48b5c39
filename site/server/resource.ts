import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** One form of a resource: plain, or in one of the encodings. */
export interface Variant {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** Bytes the server answers again and again: hashed once, and compressed once for each encoding. */
export interface Resource {
  status: number;
  plain: Variant;
  /** Undefined for what compression only makes larger. */
  compressed: Record<Encoding, () => Promise<Variant>> | undefined;
  /** The compressed forms that are ready. */
  ready: Map<Encoding, Variant>;
}

const compressible = /^(text\/|application\/(json|manifest\+json|xml|javascript)|image\/svg)/;

export function resourceOf(
  content: string | Uint8Array,
  headers: Record<string, string> & { "content-type": string },
  status = 200,
  effort: keyof typeof efforts = status === 200 ? "best" : "quick",
): Resource {
  const bytes = new Uint8Array(Buffer.from(content));
  const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const isCompressible = compressible.test(headers["content-type"]);
  const vary = [headers.vary, isCompressible && "Accept-Encoding"].filter(Boolean).join(", ");
  const common = { ...headers, ...(vary && { vary }) };
  const ready = new Map<Encoding, Variant>();

  const compressed = (encoding: Encoding) =>
    once(async () => {
      const body = await compress(bytes, encoding, effort);
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
    });
  return {
    status,
    plain: {
      status,
      headers: { ...common, "content-length": String(bytes.length), etag: `"${tag}"` },
      body: bytes,
    },
    compressed: isCompressible ? { br: compressed("br"), gzip: compressed("gzip") } : undefined,
    ready,
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * What is kept is compressed once, as far as it goes. Errors are compressed anew each time, so they get a
 * hundredth of that effort: nobody should buy a tenth of a second of our processor with a wrong address.
 */
const efforts = { best: { br: 11, gzip: 9 }, quick: { br: 4, gzip: 6 } } as const;

async function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  effort: keyof typeof efforts,
): Promise<Uint8Array<ArrayBuffer>> {
  const level = efforts[effort][encoding];
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const result =
    encoding === "br"
      ? await brotliAsync(bytes, {
          params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
      : await gzipAsync(bytes, { level });
  return new Uint8Array(result);
}

/** What decides which form of a resource a caller gets. */
export interface Preferences {
  acceptEncoding: string | null | undefined;
  ifNoneMatch: string | null | undefined;
}

/** The best form the caller takes, if it is ready: nothing is waited for. */
export function readyVariant(resource: Resource, { acceptEncoding, ifNoneMatch }: Preferences) {
  const encoding = resource.compressed && encodingFor(acceptEncoding);
  const variant = encoding ? resource.ready.get(encoding) : resource.plain;
  return variant && ifNoneMatch && holds(ifNoneMatch, variant) ? unchanged(variant) : variant;
}

/** The resource in the best form the caller takes, or 304 when the caller already has it. */
export async function answer(request: Request, resource: Resource): Promise<Response> {
  const preferences = {
    acceptEncoding: request.headers.get("accept-encoding"),
    ifNoneMatch: request.headers.get("if-none-match"),
  };
  const encoding = resource.compressed && encodingFor(preferences.acceptEncoding);
  if (encoding) await resource.compressed?.[encoding]();
  const { status, headers, body } = readyVariant(resource, preferences) ?? resource.plain;
  return new Response(request.method === "HEAD" || status === 304 ? null : body, { status, headers });
}

function encodingFor(accepted: string | null | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  const offers = accepted.toLowerCase().split(",");
  return encodings.find((name) =>
    offers.some((offer) => {
      const [coding = "", weight = ""] = offer.split(";");
      return coding.trim() === name && !/^\s*q=0(\.0*)?\s*$/.test(weight);
    }),
  );
}

function holds(ifNoneMatch: string, { status, headers }: Variant): boolean {
  if (status !== 200) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return bare === "*" || bare === headers.etag;
  });
}

function unchanged({ headers, body }: Variant): Variant {
  const { "content-length": _, "content-encoding": __, ...kept } = headers;
  return { status: 304, headers: kept, body };
}
