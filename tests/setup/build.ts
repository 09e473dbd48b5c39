import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";

/** No test reads a build that is older than its sources. */
export default function setup(): void {
  ensureFreshBuild("site");
  ensureFreshBuild("console");
}
