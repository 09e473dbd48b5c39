import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { run } from "@octroi/database/cli/run";
import { octroiProgram } from "../../cli/program.ts";

/** What the operator typed after `npm run octroi --`, done in this process. */
export async function typedAt(environment: Record<string, string>, args: readonly string[], folder = "/") {
  const [out, err] = [new PassThrough(), new PassThrough()];
  // Not as text, which would lose a byte order mark.
  const printed = Promise.all([buffer(out), buffer(err)]);
  const code = await run(octroiProgram, args, environment, { out, err, folder });
  out.end();
  err.end();
  const [outBytes, errBytes] = await printed;
  return { code, out: outBytes.toString(), err: errBytes.toString() };
}
