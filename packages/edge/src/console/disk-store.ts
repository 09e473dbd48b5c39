import type { PolicyStore } from "./policy-store.ts";

/**
 * Keeps a site's policy in a folder, unless that is `off`. Undefined on a runtime without files, which are asked for at run time, so that no
 * bundler for such a runtime stumbles over the import.
 */
export function diskStore(folder: string, site: string): PolicyStore | undefined {
  const files = fileModule();
  if (files === undefined || folder === "off") return undefined;
  const file = `${folder}/${site}.jws`;
  return {
    read: () =>
      files.readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      }),
    /** Whole or not at all, also where two processes write at once: each has a file of its own until it is renamed. */
    async write(signed) {
      const temporary = `${file}.${crypto.randomUUID()}`;
      try {
        await files.mkdir(folder, { recursive: true });
        // So that the folder stays out of the repository.
        await files.writeFile(`${folder}/.gitignore`, "*\n");
        await files.writeFile(temporary, signed, { mode: 0o600, flush: true });
        await files.rename(temporary, file);
      } catch (error) {
        await files.rm(temporary, { force: true }).catch(() => {});
        // Serverless disks are for reading alone: there is nothing to mend.
        if (error instanceof Error && "code" in error && error.code === "EROFS") return;
        throw new Error(`The published policy cannot be kept for a restart: ${error}`);
      }
    },
  };
}

function fileModule() {
  try {
    return globalThis.process.getBuiltinModule("node:fs/promises");
  } catch {
    // Elsewhere there is none to ask, or to ask throws, as in Next 15's Edge Runtime.
    return undefined;
  }
}
