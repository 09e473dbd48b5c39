const maxBytes = 4 * 1024 * 1024;

/** The text at an address, within a time and a size; throws otherwise. */
export async function fetchText(
  address: string,
  { get = fetch, timeout = 20_000 }: { readonly get?: typeof fetch; readonly timeout?: number } = {},
): Promise<string> {
  const response = await get(address, {
    headers: { "user-agent": "octroi-crawlers-refresh (+https://www.npmjs.com/package/@octroi/crawlers)" },
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`Expected status 200, found ${response.status}`);
  }
  let octets = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) {
    octets += chunk.length;
    if (octets > maxBytes) throw new Error("Expected at most 4 MiB, found more");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
