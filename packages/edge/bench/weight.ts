import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** How many bytes the gate adds to a bundle, minified and compressed: by its heaviest adapter, with all it does. */
export async function weigh(): Promise<number> {
  const folder = join(import.meta.dirname, "../src/adapters");
  const weights: number[] = [];
  for (const name of readdirSync(folder)) weights.push(await weighBundle(join(folder, name)));
  return Math.max(...weights);
}

async function weighBundle(entry: string): Promise<number> {
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
