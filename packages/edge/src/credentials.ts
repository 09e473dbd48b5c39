/** An address without the name and password in it, which `fetch` refuses there, and the header that carries them. */
export function withoutCredentials(address: string): {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
} {
  const url = new URL(address);
  const { username, password } = url;
  if (username === "" && password === "") return { url, headers: {} };
  url.username = "";
  url.password = "";
  const credentials = decodeURIComponent(`${username}:${password}`);
  return { url, headers: { authorization: `Basic ${btoa(credentials)}` } };
}
