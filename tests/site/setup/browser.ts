import { chromiumPath } from "@octroi/ui/testing/chromium";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { startSite } from "../browser/site.ts";

/** Before any worker starts. Workers inherit this environment, and read the configuration again. */
export default async function setup() {
  ensureFreshBuild("site");
  ensureFreshBuild("console");
  process.env["CHROMIUM_PATH"] = chromiumPath();
  // One server for all workers: it renders and compresses each page once.
  const { address, database, stop } = await startSite();
  Object.assign(process.env, { TESTED_SITE: address, TESTED_DATABASE: database });
  return stop;
}
