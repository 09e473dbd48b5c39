import { pluginZipPath } from "@octroi/ui/brand/plugin-zip";
import manifest from "../../../packages/wordpress/package.json" with { type: "json" };

const { version } = manifest;

/** The WordPress plugin that this site was built with: the file says its version, and one address leads to the latest. */
export const pluginDownload = {
  version,
  path: `/downloads/octroi-${version}.zip`,
  latest: pluginZipPath,
} as const;
