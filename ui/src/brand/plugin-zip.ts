/** Where the site offers the latest WordPress plugin. */
export const pluginZipPath = "/downloads/octroi.zip";
