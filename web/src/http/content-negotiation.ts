import { type Encoding, encodings, type Resource, type Variant } from "./resource.ts";

/** The resource in the best encoding that the client takes, or 304 where it has it. */
export async function resourceResponse({ method, headers }: Request, resource: Resource): Promise<Response> {
  const encoding = encodingFor(headers.get("accept-encoding") ?? "");
  const variant = encoding === undefined ? resource.plain : await resource.encoded(encoding);
  if (isCurrent(variant, headers.get("if-none-match") ?? "")) return notModified(variant);
  return new Response(method === "HEAD" ? null : variant.body, {
    status: variant.status,
    headers: variant.headers,
  });
}

/** The best encoding that `Accept-Encoding` takes, if any. */
function encodingFor(accepted: string): Encoding | undefined {
  const offers = accepted.toLowerCase().split(",");
  return encodings.find((name) =>
    offers.some((offer) => {
      const [coding = "", weight = ""] = offer.split(";");
      return coding.trim() === name && !/^\s*q=0(\.0*)?\s*$/.test(weight);
    }),
  );
}

/** Whether `If-None-Match` names this very variant. */
function isCurrent({ status, headers }: Variant, ifNoneMatch: string): boolean {
  if (status !== 200) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return bare === "*" || bare === headers["etag"];
  });
}

function notModified({ headers }: Variant): Response {
  const { "content-length": _, "content-encoding": __, ...others } = headers;
  return new Response(null, { status: 304, headers: others });
}
