import { maxBodyBytes, Refusal } from "./refusal.ts";

const readWithinMs = 10_000;

/** The whole body as text, unless it is too large, too slow, or no text at all. */
export async function bodyOf(request: Request, maxBytes = maxBodyBytes): Promise<string> {
  const bytes = await bodyBytes(request, maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Refusal("malformed", { cause });
  }
}

/** The whole body, unless it is too large or too slow. */
export function bodyBytes(request: Request, maxBytes = maxBodyBytes): Promise<ArrayBuffer | Uint8Array> {
  return inTime(read(request, maxBytes));
}

async function read(request: Request, maxBytes: number): Promise<ArrayBuffer | Uint8Array> {
  const declared = request.headers.get("content-length");
  if (Number(declared ?? 0) > maxBytes) throw new Refusal("tooLarge");
  try {
    // Node holds a request to the length it declares. Without one, we count.
    return declared === null ? await readLimited(request, maxBytes) : await request.arrayBuffer();
  } catch (cause) {
    // Either it is too large, or the caller hung up and nobody reads the answer.
    throw cause instanceof Refusal ? cause : new Refusal("malformed", { cause });
  }
}

async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Refusal("tooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal("tooSlow")), readWithinMs);
  });
  try {
    return await Promise.race([reading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
