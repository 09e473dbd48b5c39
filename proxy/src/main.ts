import { proxyList } from "@octroi/web/http/client-address";
import { listen } from "@octroi/web/http/listen";
import { requestListener } from "@octroi/web/http/request-listener";
import { framesOf, reasonOf, throttleLog } from "@octroi/web/operations/log";
import { createLogger } from "@octroi/web/operations/logger";
import { internet } from "@octroi/web/reading/network";
import { run, stopOnSignal } from "@octroi/web/run";
import { addressOf } from "@octroi/web/settings";
import { readConfig } from "../config.ts";
import { followHosts } from "./hosts/follow-hosts.ts";
import { originLimits, visitLimits } from "./limits.ts";
import { listenForVisits } from "./listen-for-visits.ts";
import { createControl } from "./operations/control.ts";
import { createProxyMetrics } from "./operations/metrics.ts";
import { createProxy } from "./proxy.ts";
import { createSites } from "./sites.ts";

/** How often the console is asked for the list of hosts. */
const followEveryMs = 10_000;

/** Puts everything together, listens, and stops on a signal. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { host, port, controlPort, metricsToken } = config;
  const log = createLogger(config.logLevel);
  const metrics = createProxyMetrics();
  let stopping = false;

  const logRefusal = throttleLog((more, reason) =>
    log.warn({ reason, more }, "a site’s server did not answer"),
  );
  const logGateFailure = throttleLog((more, reason) =>
    log.warn({ reason, more }, "a gate failed, the visit passed"),
  );
  const logFailure = throttleLog((more, reason) =>
    log.error({ reason, more }, "a visit failed in the proxy itself"),
  );
  const sites = createSites({
    network: internet,
    ownAddresses: config.ownAddresses,
    limits: originLimits,
    policyFolder: config.policyFolder,
    gateFailed(site, error) {
      metrics.gateFailed();
      logGateFailure(`${site}: ${error instanceof Error ? error.message : "unknown"}`);
    },
  });
  const follower = await followHosts(
    {
      consoleUrl: config.consoleUrl,
      token: config.token,
      file: config.hostsFile,
      everyMs: followEveryMs,
      log,
    },
    sites.apply,
  );
  const proxy = createProxy({
    sites,
    isTrusted: proxyList(config.trustProxy),
    limits: visitLimits,
    answered: metrics.answered,
    refused(site, fault) {
      metrics.refused(fault);
      logRefusal(`${site}: ${fault}`);
    },
    failed(error) {
      metrics.failed();
      logFailure([reasonOf(error), ...(error instanceof Error ? framesOf(error) : [])].join(" "));
    },
  });
  const visits = await listenForVisits(proxy, { host, port, silenceMs: visitLimits.silenceMs });

  async function metricsText(): Promise<string> {
    return metrics.text({
      ready: !stopping && sites.count() !== undefined,
      connections: await visits.connections(),
      hosts: sites.count(),
      confirmedAt: follower.confirmedAt(),
    });
  }
  const control = createControl({
    sites,
    isStopping: () => stopping,
    metricsPage: metricsToken === undefined ? undefined : { token: metricsToken, text: metricsText },
  });
  const controlUrl = new URL(addressOf(host, controlPort));
  const controlServer = await listen(requestListener(control, controlUrl), { host, port: controlPort });

  /** Not ready from now on, so that the server in front looks elsewhere before this one stops listening. */
  async function stop(afterMs: number): Promise<void> {
    stopping = true;
    await visits.stop({ afterMs, withinMs: config.shutdownTimeoutMs });
    await follower.stop();
    await sites.close();
    await controlServer.stop();
  }
  stopOnSignal(stop, config.shutdownDelayMs);
  console.log(`Octroi, control of the proxy: ${controlServer.address}`);
  // Last: whoever waits for this line may stop the server the moment it appears.
  console.log(`Octroi, proxy: ${visits.address}`);
}

await run(start);
