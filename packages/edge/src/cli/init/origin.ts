import { type Io, UsageError } from "../io.ts";
import type { Project } from "./project.ts";

/** Stands in the policy until the publisher puts the site's own there. */
export const placeholderOrigin = "https://example.com";

/** The origin of the site: by the option, as the project or its host tell, or as the person at the terminal answers. */
export async function originFor(option: string | undefined, { homepage }: Project, io: Io): Promise<string> {
  const { VERCEL_PROJECT_PRODUCTION_URL: vercel, NETLIFY, URL: netlify } = io.environment;
  const found = [homepage, vercel && `https://${vercel}`, NETLIFY && netlify].find(isSite);
  const address = option ?? found ?? ((await io.ask?.(question)) || placeholderOrigin);
  if (!isAddress(address)) {
    throw new UsageError(
      `Expected the address of your site, as in --origin https://your.site; found ${address}.`,
    );
  }
  return new URL(address).origin;
}

const question = "The address of your site, such as https://your.site: ";

function isAddress(address: string | undefined): address is string {
  return address !== undefined && /^https?:\/\//.test(address) && URL.canParse(address);
}

/** Where a package's code is kept is seldom the site that it serves. */
const codeHosts = /(^|\.)(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|npmjs\.com)$/;

function isSite(address: string | undefined): boolean {
  return isAddress(address) && !codeHosts.test(new URL(address).hostname);
}
