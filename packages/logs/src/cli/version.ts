import { readFileSync } from "node:fs";

/** Of this package. */
export function version(): string {
  // One folder up when published, two in the repository.
  for (const place of ["../package.json", "../../package.json"]) {
    try {
      const manifest: unknown = JSON.parse(readFileSync(new URL(place, import.meta.url), "utf8"));
      if (typeof manifest === "object" && manifest !== null && "version" in manifest) {
        return String(manifest.version);
      }
    } catch {
      // Not there.
    }
  }
  return "unknown";
}
