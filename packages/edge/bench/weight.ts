import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** How many bytes the gate adds to a bundle, minified and compressed. */
export async function weigh(): Promise<number> {
  const entry = join(import.meta.dirname, "everything.ts");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      target: "es2024",
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !("output" in bundle)) throw new Error("Nothing was built.");
  return gzipSync(bundle.output[0].code, { level: 9 }).length;
}
