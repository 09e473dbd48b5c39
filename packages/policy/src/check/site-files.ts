/** What a site serves, as it was fetched. Everything is optional: what is not given is not judged. */
export interface SiteFiles {
  /** Whose files these are, such as `https://example.com`. */
  readonly origin: string;
  /** The path of the page that `headers` and `html` belong to. */
  readonly page?: string;
  /** By path, such as `/robots.txt`, `/.well-known/tdmrep.json` or `/license.xml`. */
  readonly files?: Readonly<Record<string, ServedFile>>;
  /** The page's headers, by name in lower case. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** The page itself, or its head. */
  readonly html?: string;
}

export interface ServedFile {
  readonly status: number;
  /** The media type it is served with. */
  readonly type?: string;
  readonly body: string;
}

/** A header's lines as one value. */
export function headerOf({ headers }: SiteFiles, name: string): string | undefined {
  const [, value] = Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === "string" || value === undefined ? value : value.join(", ");
}

export function fileAt(
  { files, origin }: SiteFiles,
  address: string,
): { path: string; file: ServedFile } | undefined {
  const url = URL.parse(address, origin);
  if (files === undefined || url === null) return undefined;
  const path = url.origin === origin ? url.pathname + url.search : address;
  const file = files[path] ?? files[url.pathname] ?? files[address];
  return file && { path, file };
}
