import "@octroi/web/production";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { run } from "@octroi/web/run";
import { addressOf } from "@octroi/web/settings";

/** What each application's server does when it is started by itself; resolves to its address. */
type Start = (environment: Readonly<Record<string, string | undefined>>) => Promise<string>;

/** The site and the console in one process, for whoever has one machine and no unit for each: `npm start`. */
await run(async () => {
  ensureFreshBuild("site");
  ensureFreshBuild("console");
  const startConsole = await startOf("console", "startConsole");
  const startSite = await startOf("site", "startSite");
  // Whoever sits in front of it waits for a code, and not for a line a request.
  const logLevel = process.env["LOG_LEVEL"] || (process.stdout.isTTY ? "warn" : "info");
  const environment: Parameters<Start>[0] = { ...process.env, LOG_LEVEL: logLevel };
  const consoleAddress = await startConsole({
    ...environment,
    SITE_URL:
      environment["SITE_URL"] ||
      addressOf(environment["HOST"] || "localhost", Number(environment["PORT"] || 3000)),
  });
  const consoleUrl = environment["CONSOLE_URL"] || consoleAddress;
  const siteAddress = await startSite({
    ...environment,
    SIGN_UP_URL: environment["SIGN_UP_URL"] || new URL("/sign-up", consoleUrl).href,
  });
  console.log(`Octroi: ${siteAddress}\nOctroi console: ${consoleAddress}`);
});

/** Not before they are built. The types of an application's server are checked with the application. */
async function startOf(application: string, name: string): Promise<Start> {
  const file = new URL(`../server/${application}/start-${application}.ts`, import.meta.url);
  const { [name]: start }: Record<string, Start> = await import(file.href);
  if (start === undefined) throw new Error(`Expected ${name} in ${file.pathname}, found none.`);
  return start;
}
