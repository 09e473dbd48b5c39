/** What one of the operator’s own services answered, or why nobody knows. */
export type Answered = { status: number; json: unknown } | { unclear: string };

export interface Question {
  method: "GET" | "POST";
  headers?: Readonly<Record<string, string>>;
  body?: string;
  withinMs: number;
}

const maxBytes = 256 * 1024;

/** Asks an address that the operator named. Whatever goes wrong is an answer: it is for the caller to say what it means. */
export async function ask(
  address: URL,
  { method, headers = {}, body, withinMs }: Question,
): Promise<Answered> {
  try {
    const response = await fetch(address, {
      method,
      headers: { accept: "application/json", ...headers },
      body: body ?? null,
      // What is signed is for nobody else.
      redirect: "error",
      signal: AbortSignal.timeout(withinMs),
    });
    const text = await shortText(response);
    if (text === undefined) return { unclear: "too long an answer" };
    const json = jsonIn(text);
    return json === undefined ? { unclear: `status ${response.status}` } : { status: response.status, json };
  } catch (error) {
    return { unclear: error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable" };
  }
}

async function shortText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop hangs up.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
