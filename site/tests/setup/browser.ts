import { ensureFreshBuild } from "../../server/fresh-build.ts";
import { chromiumPath } from "../browser/chromium.ts";
import { startSite } from "../browser/site.ts";

/** Before any worker starts. Workers inherit this environment, and read the configuration again. */
export default async function setup() {
  ensureFreshBuild();
  process.env["CHROMIUM_PATH"] = chromiumPath();
  // One server for all workers: it renders and compresses each page once.
  const { address, database, stop } = await startSite();
  Object.assign(process.env, { TESTED_SITE: address, TESTED_DATABASE: database });
  return stop;
}
