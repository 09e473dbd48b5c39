import { Resolver } from "node:dns/promises";
import type { Network } from "@octroi/web/reading/network";
import { isUnknownHost } from "@octroi/web/reading/resolve";
import type { CaaRecord, DnsAnswer } from "../../../domain/dns/redirection.ts";

/** What name servers say. */
export interface NameServers {
  /** What the domain's own name servers and the public resolvers say of it. */
  answersOn(domain: string): Promise<DnsAnswer[]>;
  addressesOf(name: string): Promise<readonly string[]>;
  /** Of the domain, or of the nearest name above it that has any; undefined where nobody answered. */
  caaOf(domain: string): Promise<readonly CaaRecord[] | undefined>;
  /** Undefined where nobody answered. */
  textsOf(name: string): Promise<readonly string[] | undefined>;
}

export interface NameServerOptions {
  /** Resolvers that anybody may ask, by their addresses, with or without a port. */
  resolvers: readonly string[];
  network: Pick<Network, "isPublic" | "nameServerPort">;
}

const timing = { timeout: 1_500, tries: 2 };
/** Of a zone, so many of its name servers are asked, and of a name so many aliases are followed. */
const maxNameServers = 4;
const maxAliases = 8;

/** One question, of which the answer is worth nothing any more once the time for all of them is over. */
type Ask = <T>(question: (resolver: Resolver) => Promise<T[]>) => Promise<T[] | undefined>;

/** Asks name servers for one test. Every question ends when the signal says so. */
export function nameServers({ resolvers, network }: NameServerOptions, signal: AbortSignal): NameServers {
  /** Undefined where the servers did not answer; empty where there is nothing. */
  function asking(servers: readonly string[]): Ask {
    return async (question) => {
      const resolver = new Resolver(timing);
      resolver.setServers(servers);
      const cancel = () => resolver.cancel();
      signal.addEventListener("abort", cancel, { once: true });
      try {
        signal.throwIfAborted();
        return await question(resolver);
      } catch (error) {
        return isUnknownHost(error) ? [] : undefined;
      } finally {
        signal.removeEventListener("abort", cancel);
      }
    };
  }
  const ask = asking(resolvers);

  async function addressesAt(from: Ask, name: string): Promise<readonly string[] | undefined> {
    const found = await Promise.all([
      from((resolver) => resolver.resolve4(name)),
      from((resolver) => resolver.resolve6(name)),
    ]);
    const known = found.filter((addresses) => addresses !== undefined);
    return known.length > 0 ? known.flat() : undefined;
  }

  /** The names that a domain leads to. A zone's own server knows its first alias; the others are anybody's. */
  async function aliasesAt(from: Ask, domain: string): Promise<readonly string[] | undefined> {
    const first = await from((resolver) => resolver.resolveCname(domain));
    if (first === undefined) return undefined;
    const names = [...first];
    for (let name = first[0]; name !== undefined && names.length < maxAliases; ) {
      const alias: string = name;
      [name] = (await ask((resolver) => resolver.resolveCname(alias))) ?? [];
      if (name !== undefined) names.push(name);
    }
    return names;
  }

  async function answerOf(from: Ask, server: string, isAuthoritative: boolean, domain: string) {
    const [cname, addresses] = await Promise.all([aliasesAt(from, domain), addressesAt(from, domain)]);
    return { server, isAuthoritative, cname, addresses };
  }

  /** The name servers of the zone that a domain is in, by name and address. A stranger names them: public ones alone. */
  async function zoneServers(domain: string): Promise<{ name: string; address: string }[]> {
    for (const zone of namesAbove(domain)) {
      const names = await ask((resolver) => resolver.resolveNs(zone));
      if (names === undefined) return [];
      if (names.length === 0) continue;
      const found = await Promise.all(
        names.slice(0, maxNameServers).map(async (name) => {
          const addresses = (await addressesAt(ask, name)) ?? [];
          const address = addresses.find((candidate) => network.isPublic(candidate));
          return address === undefined ? [] : [{ name, address }];
        }),
      );
      return found.flat();
    }
    return [];
  }

  function askingZone({ address }: { address: string }): Ask {
    const host = address.includes(":") ? `[${address}]` : address;
    return asking([`${host}:${network.nameServerPort ?? 53}`]);
  }

  return {
    async answersOn(domain) {
      const own = zoneServers(domain).then((servers) =>
        Promise.all(servers.map((server) => answerOf(askingZone(server), server.name, true, domain))),
      );
      const others = resolvers.map((server) => answerOf(asking([server]), server, false, domain));
      return [...(await own), ...(await Promise.all(others))];
    },

    addressesOf: async (name) => (await addressesAt(ask, name)) ?? [],

    async caaOf(domain) {
      for (const name of namesAbove(domain)) {
        const records = await ask((resolver) => resolver.resolveCaa(name));
        if (records === undefined) return undefined;
        if (records.length > 0) return records.flatMap(caaRecords);
      }
      return [];
    },

    async textsOf(name) {
      const servers = await zoneServers(name);
      const found = await Promise.all(
        [...servers.map(askingZone), ask].map((from) => from((resolver) => resolver.resolveTxt(name))),
      );
      const known = found.filter((texts) => texts !== undefined);
      return known.length > 0 ? known.flat().map((parts) => parts.join("")) : undefined;
    },
  };
}

/** `www.example.co.uk`, `example.co.uk`, `co.uk`. */
function namesAbove(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
}

function caaRecords(record: Awaited<ReturnType<Resolver["resolveCaa"]>>[number]): CaaRecord[] {
  return Object.entries(record)
    .filter(([member]) => member !== "critical" && member !== "type")
    .map(([tag, value]) => ({ tag, value: String(value) }));
}
