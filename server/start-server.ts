import { createLogger } from "@octroi/web/operations/logger";
import { stopOnSignal } from "@octroi/web/run";
import type { Environment } from "@octroi/web/settings";
import { readConfig } from "./config.ts";
import { startConsole } from "./console/start-console.ts";
import { createMetrics as createConsoleMetrics } from "./operations/metrics.ts";
import { createMetrics as createSiteMetrics } from "./site/operations/metrics.ts";
import { startSite } from "./site/start-site.ts";
import { openServerStore } from "./store.ts";

/**
 * Starts both faces over one store, each an origin of its own, and stops them on a signal. Resolves to the addresses
 * that they listen at.
 */
export async function startServer(environment: Environment): Promise<{ site: string; console: string }> {
  const config = readConfig(environment);
  const log = createLogger(config.logLevel);
  const metrics = { site: createSiteMetrics(), console: createConsoleMetrics() };
  const store = await openServerStore(
    config,
    () => {
      metrics.site.storageFailed();
      metrics.console.storageFailed();
    },
    log,
  );
  let stopping = false;
  const running = {
    store,
    log,
    isStopping: () => stopping,
    ready: async () => !stopping && (await store.ready()),
  };
  const ofConsole = await startConsole(config, { ...running, metrics: metrics.console });
  const site = await startSite(config, {
    ...running,
    metrics: metrics.site,
    collector: ofConsole.collector,
    // Where it was given no port of its own, only it knows its address.
    signUpUrl: new URL("/sign-up", environment["CONSOLE_URL"] || ofConsole.address),
  });
  /** Not ready from now on, so that a balancer looks elsewhere before the servers stop listening. */
  async function stop(afterMs: number) {
    stopping = true;
    // The console still takes what the site’s gate has to report.
    await site.stop(afterMs);
    await ofConsole.stop(0);
    await store.close();
  }
  stopOnSignal(stop, config.shutdownDelayMs);
  return { site: site.address, console: ofConsole.address };
}
