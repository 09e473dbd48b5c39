import { parseDestination } from "../../../domain/sites/destination.ts";
import { type DomainFault, parseDomain } from "../../../domain/sites/domain-name.ts";
import { type Connector, type Destination, isConnector } from "../../../domain/sites/site.ts";
import { parseTimeZone } from "../../../domain/time-zone.ts";
import type { FaultId } from "../content/faults.ts";
import type { TypedForm } from "../forms/form.ts";

export interface SiteFault {
  fault: FaultId;
  field: string;
}

const domainFaults: Record<DomainFault, FaultId> = {
  empty: "domainEmpty",
  malformed: "domainMalformed",
  address: "domainAddress",
  "not-public": "domainNotPublic",
  suffix: "domainSuffix",
};

export function typedDomain(typed: string): { domain: string } | SiteFault {
  const result = parseDomain(typed);
  return "fault" in result ? { fault: domainFaults[result.fault], field: "domain" } : result;
}

interface TypedSite {
  domain: string;
  connector: Connector;
  destination: Destination | undefined;
}

/** `isPublic` says which addresses are a public server’s. */
type IsPublic = (address: string) => boolean;

export function typedSite(form: TypedForm, isPublic: IsPublic): TypedSite | SiteFault {
  const domain = typedDomain(form.text("domain"));
  if ("fault" in domain) return domain;
  const connector = form.text("connector");
  if (!isConnector(connector)) return { fault: "connector", field: "connector" };
  const destination = connector === "dns" ? typedDestination(form, isPublic) : undefined;
  if (destination !== undefined && "fault" in destination) return destination;
  return { ...domain, connector, destination };
}

/** Where the browser says that it is; undefined where it ran no script. */
export function browserZone(form: TypedForm): string | undefined {
  return parseTimeZone(form.text("timeZone"));
}

export function typedDestination(form: TypedForm, isPublic: IsPublic): Destination | SiteFault {
  const destination = parseDestination(form.text("ip"), form.text("port"), isPublic);
  if (!("fault" in destination)) return destination;
  switch (destination.fault) {
    case "not-an-address":
      return { fault: "destinationNotAnAddress", field: "ip" };
    case "private-address":
      return { fault: "destinationPrivate", field: "ip" };
    case "port":
      return { fault: "destinationPort", field: "port" };
  }
}
