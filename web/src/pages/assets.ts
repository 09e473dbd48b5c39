import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import { getMimeType } from "hono/utils/mime";

/**
 * The built files by their address. They are few and known, so nothing a visitor sends ever names a file. Those that only
 * the build before had are there for pages that were opened before an update.
 */
export function assetsIn(folder: string, previousFolder?: string): Map<string, Resource> {
  const hasPrevious = previousFolder !== undefined && existsSync(previousFolder);
  return new Map([...(hasPrevious ? filesIn(previousFolder) : []), ...filesIn(folder)]);
}

function filesIn(folder: string): Map<string, Resource> {
  const assets = new Map<string, Resource>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // Vite's manifest is the server's.
    if (entry.parentPath.endsWith("/.vite")) continue;
    const address = `/${relative(folder, file).split(sep).join("/")}`;
    const type = getMimeType(entry.name);
    if (type === undefined) throw new Error(`Expected a known file extension, found ${address}.`);
    // Names under /assets/ hold a hash of their content: they never change.
    const hashed = address.startsWith("/assets/");
    const caching = hashed ? "public, max-age=31536000, immutable" : "public, max-age=86400";
    assets.set(address, resourceOf(readFileSync(file), { "content-type": type, "cache-control": caching }));
  }
  return assets;
}
