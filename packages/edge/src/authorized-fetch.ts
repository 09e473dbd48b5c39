/**
 * Fetches with the name and password that an address holds as HTTP Basic: `fetch` itself refuses such an address. An
 * error names the origin alone, as the rest of the address may be secret and errors are written to logs.
 */
export async function authorizedFetch(
  address: string,
  init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const url = new URL(address);
  const { username, password, origin } = url;
  const authorization = username && `Basic ${btoa(decodeURIComponent(`${username}:${password}`))}`;
  url.username = "";
  url.password = "";
  const headers = { ...init.headers, ...(authorization && { authorization }) };
  return fetch(url, { ...init, headers }).catch((error: Error) => {
    throw new Error(`${origin} cannot be reached: ${error.cause ?? error.message}`);
  });
}
