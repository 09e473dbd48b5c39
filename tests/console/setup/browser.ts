import { languages } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { startConsole } from "../browser/console.ts";
import { furnish, furnishEmpty, furnishMember, furnishPlans } from "../browser/furnish.ts";

/** Before any worker starts. Workers inherit this environment, and read the configuration again. */
export default async function setup() {
  ensureFreshBuild("site");
  ensureFreshBuild("console");
  process.env["CHROMIUM_PATH"] = chromiumPath();
  // A test that asks for many codes is not what is limited here.
  const { address, folder, stop } = await startConsole({
    RATE_LIMIT: "off",
    ROBOTS_FETCH: "off",
    PAYOUTS: "on",
  });
  const furnished = Object.fromEntries(
    await Promise.all(
      languages.map(async (language) => [
        language,
        {
          owner: await furnish(folder, language),
          newcomer: await furnishEmpty(folder, language),
          reader: await furnishMember(folder, language, "reader"),
          ...(await furnishPlans(folder, language)),
        },
      ]),
    ),
  );
  Object.assign(process.env, {
    TESTED_CONSOLE: address,
    TESTED_FOLDER: folder,
    TESTED_FURNITURE: JSON.stringify(furnished),
  });
  return stop;
}
