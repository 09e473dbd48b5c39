import { ensureFreshBuild } from "../../server/fresh-build.ts";

/** No test reads a build that is older than its sources. */
export default function setup(): void {
  ensureFreshBuild();
}
