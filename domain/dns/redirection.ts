/** What one name server says of a domain. Undefined where it did not answer a question; empty where there is nothing. */
export interface DnsAnswer {
  /** Who said it: a name server of the zone, or a public resolver. */
  server: string;
  /** Whether it is one that the domain's registry names. */
  isAuthoritative: boolean;
  /** The names that the domain leads to, one after another. */
  cname: readonly string[] | undefined;
  addresses: readonly string[] | undefined;
}

/** What a certification authority reads before it issues: `0 issue "letsencrypt.org"`. */
export interface CaaRecord {
  tag: string;
  value: string;
}

export interface RedirectionFacts {
  /** The site's own target, such as `k7….edge.octroi.example`. */
  target: string;
  /** The addresses that the target leads to. */
  targetAddresses: readonly string[];
  /** The destination, and what the domain led to before. */
  originAddresses: readonly string[];
  answers: readonly DnsAnswer[];
  /** Of the domain, or of the nearest name above it that has any; undefined where they could not be read. */
  caa: readonly CaaRecord[] | undefined;
  /** As authorities call themselves in CAA records, such as `letsencrypt.org`. */
  authorities: readonly string[];
}

/**
 * What the answers mean. `through` is the one that *Activate protection* needs. `namesTarget`: by the target's name, and
 * not by its addresses alone, as a name flattened at the root does; `waitsFor`: name servers that still have the answer
 * before.
 */
export type Redirection =
  | { state: "through"; namesTarget: boolean; waitsFor: readonly string[] }
  | { state: "no-answer" }
  | { state: "not-yet"; addresses: readonly string[] }
  | { state: "left-over"; addresses: readonly string[] }
  | { state: "another-target"; target: string }
  | { state: "elsewhere"; addresses: readonly string[] }
  | { state: "wrong-zone"; seenBy: readonly string[] }
  | { state: "forbidden-certificate"; allowed: readonly string[] };

/** Judges whether a domain leads to its site's target, and what is in the way. The zone's own servers count first. */
export function judgeRedirection(facts: RedirectionFacts): Redirection {
  const { answers, caa, authorities } = facts;
  const own = answers.filter(({ isAuthoritative, addresses }) => isAuthoritative && addresses !== undefined);
  const others = answers.filter(
    ({ isAuthoritative, addresses }) => !isAuthoritative && addresses !== undefined,
  );
  const asked = own.length > 0 ? own : others;
  if (asked.length === 0) return { state: "no-answer" };

  const judged = asked.map((answer) => judgeAnswer(answer, facts));
  const obstacle = judged.find(({ state }) => state !== "through");
  if (obstacle !== undefined) {
    // Resolvers that see the target although the zone's servers do not have it: another zone was changed.
    const seenBy = others.filter((answer) => judgeAnswer(answer, facts).state === "through");
    const isOtherZone = own.length > 0 && obstacle.state === "not-yet" && seenBy.length > 0;
    return isOtherZone ? { state: "wrong-zone", seenBy: seenBy.map(({ server }) => server) } : obstacle;
  }
  if (caa !== undefined && !allowsAny(caa, authorities)) {
    return { state: "forbidden-certificate", allowed: issuersIn(caa) };
  }
  const late = others.filter((answer) => judgeAnswer(answer, facts).state !== "through");
  const namesTarget = asked.every((answer) => namesIn(answer).includes(facts.target));
  return { state: "through", namesTarget, waitsFor: late.map(({ server }) => server) };
}

function namesIn({ cname = [] }: DnsAnswer): string[] {
  return cname.map((name) => name.toLowerCase().replace(/\.$/, ""));
}

function judgeAnswer(answer: DnsAnswer, facts: RedirectionFacts): Redirection {
  const { addresses = [] } = answer;
  const { target, targetAddresses, originAddresses } = facts;
  const names = namesIn(answer);
  const foreign = addresses.filter((address) => !targetAddresses.includes(address));
  if (names.includes(target)) {
    return foreign.length > 0
      ? { state: "left-over", addresses: foreign }
      : { state: "through", namesTarget: true, waitsFor: [] };
  }
  const zone = target.slice(target.indexOf(".") + 1);
  const other = names.find((name) => name.endsWith(`.${zone}`));
  if (other !== undefined) return { state: "another-target", target: other };
  const isOurs = addresses.length > foreign.length;
  // Flattened at the root of a domain: the addresses are all that can be seen of the target.
  if (isOurs && foreign.length === 0) return { state: "through", namesTarget: false, waitsFor: [] };
  if (isOurs) return { state: "left-over", addresses: foreign };
  const isOrigin = addresses.every((address) => originAddresses.includes(address));
  return { state: isOrigin ? "not-yet" : "elsewhere", addresses };
}

/** RFC 8659: without an `issue` record everybody may issue; `;` is nobody. Parameters are not for us to judge. */
function allowsAny(caa: readonly CaaRecord[], authorities: readonly string[]): boolean {
  const issuers = issuersIn(caa);
  return (
    !caa.some(({ tag }) => tag === "issue") || authorities.some((authority) => issuers.includes(authority))
  );
}

function issuersIn(caa: readonly CaaRecord[]): string[] {
  return caa
    .filter(({ tag }) => tag === "issue")
    .map(({ value }) => (value.split(";")[0] ?? "").trim().toLowerCase())
    .filter((issuer) => issuer !== "");
}
