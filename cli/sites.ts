import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { parseDestination } from "../domain/sites/destination.ts";
import { parseDomain } from "../domain/sites/domain-name.ts";
import { ownSiteId } from "../domain/sites/own-site.ts";
import { connectors, type Site } from "../domain/sites/site.ts";
import { siteKeyAddress } from "../domain/sites/site-key.ts";
import { loadSiteFigures } from "../domain/visits/site-figures.ts";
import { emailOf } from "./accounts.ts";
import type { OperatorContext } from "./operator.ts";
import { columns, json, print } from "./print.ts";

export const sites: Command<OperatorContext> = {
  usage: "sites [add <domain> | remove <id> | own <email>]",
  summary: "Each site, its visits and whose it is; add one, or remove one",
  options: {
    email: { type: "string", help: "--email <email>      add: whose site it is" },
    connector: { type: "string", help: "--connector <name>   add: wordpress, middleware or dns" },
    ip: { type: "string", help: "--ip <address>       add, dns: the server that hosts the site" },
    port: { type: "string", help: "--port <number>      add, dns: its port (443)" },
    json,
  },
  maxOperands: 2,
  prepare(values, task, operand) {
    if (task === undefined) return list(values);
    if (task === "add") return add(values, operand);
    if (task === "remove") return remove(values, operand);
    if (task === "own") return own(values, operand);
    throw new UsageError(`sites does not take “${task}”.`);
  },
};

function list({ json: asJson }: Values): Action<OperatorContext> {
  return async ({ sites: kept, workspaces, visits }, terminal, now) => {
    const all: Site[] = [];
    for await (const site of kept.all()) all.push(site);
    const figures = await loadSiteFigures(visits, all, now);
    const owners = await ownersOf(new Set(all.map(({ workspaceId }) => workspaceId)), workspaces);
    const entries = all.map((site, place) => {
      const { lastTime, week = 0 } = figures[place] ?? {};
      const lastVisit = lastTime === undefined ? undefined : new Date(lastTime).toISOString();
      return { ...site, owners: owners.get(site.workspaceId) ?? [], lastVisit, visitsOf7Days: week };
    });
    print(terminal, asJson, entries, (one) =>
      columns(
        one.createdAt.slice(0, 10),
        one.id,
        one.status.padEnd(9),
        one.connector.padEnd(10),
        one.lastVisit?.slice(0, 16).replace("T", " ") ?? "no visit yet    ",
        String(one.visitsOf7Days).padStart(8),
        one.domain,
        one.owners.join(", ") || (one.id === ownSiteId ? "the public site" : ""),
      ),
    );
    return "done";
  };
}

/** The addresses of each workspace's owners. */
async function ownersOf(ids: ReadonlySet<string>, workspaces: OperatorContext["workspaces"]) {
  const owners = new Map<string, string[]>();
  for (const id of ids) {
    const members = await workspaces.members(id);
    owners.set(
      id,
      members.filter(({ role }) => role === "owner").map(({ email }) => email),
    );
  }
  return owners;
}

function add(values: Values, typed: string | undefined): Action<OperatorContext> {
  const parsed = parseDomain(typed ?? "");
  if ("fault" in parsed) throw new UsageError("sites add takes a public domain, such as example.com.");
  const email = emailOf(values["email"], "--email");
  const connector = connectors.find((one) => one === values["connector"]);
  if (connector === undefined) throw new UsageError("--connector takes wordpress, middleware or dns.");
  const destination =
    connector === "dns"
      ? parseDestination(String(values["ip"] ?? ""), String(values["port"] ?? "443"))
      : undefined;
  if (destination !== undefined && "fault" in destination) {
    throw new UsageError("--ip takes a public address, and --port a port.");
  }
  return async (store, terminal) => {
    const secrets = await store.secrets();
    const person = await store.people.ensure(email, "en");
    const { id: workspaceId, timeZone } = await store.workspaces.currentOf(person);
    const site = { workspaceId, domain: parsed.domain, connector, destination, timeZone };
    const added = await store.sites.add(site, undefined);
    if (added === "repeated") {
      terminal.err.write("They have this site already.\n");
      return "failed";
    }
    const { id, domain } = added.site;
    const publicKey = secrets.publicKeyOf(id);
    const key = siteKeyAddress(store.consoleUrl, { site: id, secret: added.secret, publicKey });
    const result = { id, domain, connector, key };
    print(terminal, values["json"], result, () => key);
    return "done";
  };
}

/** Makes a person an owner of the public site’s workspace, which is nobody’s until then. */
function own(values: Values, typed: string | undefined): Action<OperatorContext> {
  const email = emailOf(typed, "sites own");
  return async ({ people, ownSite }, terminal) => {
    const outcome = await ownSite.addOwner(await people.ensure(email, "en"));
    if (outcome === "missing") {
      terminal.err.write("There is no public site yet: start the server once.\n");
      return "failed";
    }
    print(terminal, values["json"], { outcome, email }, (one) => `${one.email} owns the public site.`);
    return "done";
  };
}

function remove(values: Values, id: string | undefined): Action<OperatorContext> {
  if (id === undefined) throw new UsageError("sites remove takes the id of a site, as `sites` lists it.");
  return async ({ sites: kept }, terminal) => {
    const site = await kept.find(id);
    if (site === undefined) {
      terminal.err.write("There is no site with this id.\n");
      return "failed";
    }
    await kept.remove(id, undefined);
    print(terminal, values["json"], { id, domain: site.domain }, ({ domain }) => `${domain} was removed.`);
    return "done";
  };
}
