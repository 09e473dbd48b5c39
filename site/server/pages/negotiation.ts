import { type Encoding, encodings, type Resource, type Variant } from "./resource.ts";

/** What browsers send is one of a few texts. */
const known = new Map<string, Encoding | undefined>();

/** The best encoding that `Accept-Encoding` takes, if any. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  const encoding = known.get(accepted);
  if (encoding !== undefined) return encoding;
  const best = bestOf(accepted);
  if (known.size >= 100) known.clear();
  if (accepted.length <= 100) known.set(accepted, best);
  return best;
}

function bestOf(accepted: string): Encoding | undefined {
  const offers = accepted.toLowerCase().split(",");
  return encodings.find((name) =>
    offers.some((offer) => {
      const [coding = "", weight = ""] = offer.split(";");
      return coding.trim() === name && !/^\s*q=0(\.0*)?\s*$/.test(weight);
    }),
  );
}

/** The form of a resource to send in this encoding; undefined where it has yet to be made. */
export function variantIn(resource: Resource, encoding: Encoding | undefined): Variant | undefined {
  return encoding === undefined || !resource.compressible ? resource.plain : resource.ready.get(encoding);
}

/** Whether the caller holds this form already, as `If-None-Match` tells. */
export function isHeld({ status, headers }: Variant, ifNoneMatch: string | undefined): boolean {
  if (status !== 200 || !ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return bare === "*" || bare === headers["etag"];
  });
}

/** What is said in place of a form that the caller holds. */
export function notModified({ headers, body }: Variant): Variant {
  const { "content-length": _, "content-encoding": __, ...kept } = headers;
  return { status: 304, headers: kept, body };
}

/** The resource as a Request's answer, for what does not go through `answer.ts`. */
export async function responseFor(request: Request, resource: Resource): Promise<Response> {
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? undefined);
  const found = variantIn(resource, encoding) ?? (await resource.compress(encoding ?? "gzip"));
  const isKnown = isHeld(found, request.headers.get("if-none-match") ?? undefined);
  const { status, headers, body } = isKnown ? notModified(found) : found;
  return new Response(request.method === "HEAD" || status === 304 ? null : body, { status, headers });
}
