import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type Resource, resourceOf } from "./resource.ts";

export type Assets = ReadonlyMap<string, Resource>;

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** The built files by their address. They are few and known, so nothing a visitor sends ever names a file. */
export function assetsIn(folder: string): Assets {
  const assets = new Map<string, Resource>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, file).split(sep).join("/")}`;
    // Names under /assets/ hold a hash of their content: they never change.
    const hashed = address.startsWith("/assets/");
    const caching = hashed ? "public, max-age=31536000, immutable" : "public, max-age=86400";
    assets.set(address, resourceOf(readFileSync(file), { "content-type": type, "cache-control": caching }));
  }
  return assets;
}
