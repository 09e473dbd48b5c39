import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const from = (entry: string) => JSON.stringify(fileURLToPath(new URL(`../src/${entry}.ts`, import.meta.url)));

/** What a program imports, and what it is called here. */
const imports = {
  identify: `export { identify } from ${from("identify")};`,
  "identify, and verify by address and signature, short lists": `
    export { identify } from ${from("identify")};
    export { identityAmong, keyDirectories, shortAddressLists, verifySignature } from ${from("verify")};`,
  "identify, and verify by address and signature, all lists": `
    export { identify } from ${from("identify")};
    export { identityOf, keyDirectories, verifySignature } from ${from("verify")};`,
  lint: `export { lintRobots } from ${from("lint")};`,
} as const;

export interface BundleSize {
  readonly name: keyof typeof imports;
  /** Minified and compressed. */
  readonly gzipped: number;
}

/** How much the parts of the package weigh in a program that imports them. */
export async function bundleSizes(): Promise<readonly BundleSize[]> {
  return Promise.all([
    sizeOf("identify"),
    sizeOf("identify, and verify by address and signature, short lists"),
    sizeOf("identify, and verify by address and signature, all lists"),
    sizeOf("lint"),
  ]);
}

async function sizeOf(name: keyof typeof imports): Promise<BundleSize> {
  const entry = "\0entry.ts";
  const bundle = await rolldown({
    input: entry,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? imports[name] : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return { name, gzipped: gzipSync(output[0].code, { level: 9 }).length };
}
