import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** Servers of `node:http` load the package from their disk, as it is: nobody bundles these. */
const unbundled = ["express.ts", "node.ts"];

/** What the gate adds to a bundle by its heaviest adapter, in bytes, minified and compressed. */
export interface Weight {
  /** What is loaded when it starts. */
  readonly atStart: number;
  /** In one file, with what the first signed request would load: what a Worker carries. */
  readonly inOneFile: number;
}

export async function weigh(): Promise<Weight> {
  const folder = join(import.meta.dirname, "../src/adapters");
  const weight = { atStart: 0, inOneFile: 0 };
  for (const name of readdirSync(folder).filter((each) => !unbundled.includes(each))) {
    const entry = join(folder, name);
    weight.atStart = Math.max(weight.atStart, await weighBundle(entry, "node"));
    weight.inOneFile = Math.max(weight.inOneFile, await weighBundle(entry, "webworker"));
  }
  return weight;
}

/** A bundle for `node` is split where code is loaded later, one for `webworker` is not. */
async function weighBundle(entry: string, target: "node" | "webworker"): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    ssr: { noExternal: true, target },
    build: {
      ssr: true,
      write: false,
      minify: true,
      target: "es2024",
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !("output" in bundle)) throw new Error("Nothing was built.");
  const [start, ...others] = bundle.output;
  return [start, ...others.filter(({ fileName }) => start.imports.includes(fileName))]
    .map((file) => gzipSync("code" in file ? file.code : "", { level: 9 }).length)
    .reduce((sum, size) => sum + size);
}
