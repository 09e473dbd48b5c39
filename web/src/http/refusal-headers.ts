import { maxBodyBytes, type Refusal } from "./refusal.ts";

/** The headers of an answer to a refused request. */
export function refusalHeaders(
  { status, details }: Refusal,
  { headers }: Request,
): Readonly<Record<string, string>> {
  // The rest of a body that is long, or late, is not worth reading: the connection ends with the answer.
  const ends = status === 408 || isLong(headers);
  return { ...details.headers, ...(ends && { connection: "close" }) };
}

/** Over the limit as declared, or without a declared end. */
function isLong(headers: Headers): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > maxBodyBytes;
}
