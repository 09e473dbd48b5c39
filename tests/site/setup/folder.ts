import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** For what lasts as long as a run. */
    folder: string;
  }
}

export default async function setup({ provide }: Pick<TestProject, "provide">) {
  const folder = await mkdtemp(join(tmpdir(), "octroi-tests-"));
  provide("folder", folder);
  return () => rm(folder, { recursive: true });
}
