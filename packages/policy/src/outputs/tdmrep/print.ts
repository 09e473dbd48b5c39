import { contains } from "../../patterns.ts";
import type { Policy, Reservation } from "../../policy.ts";
import { usageStatementsForEveryone } from "../../usage-statements.ts";
import { type Note, note, type Printed, type PrintedFile } from "../output.ts";
import { odrlContext, odrlProfile } from "./policy.ts";

/** Writes what is reserved as `/.well-known/tdmrep.json`, and the conditions as an ODRL policy. */
export function printTdmrep(policy: Policy): Printed {
  const { mining } = policy;
  if (mining === undefined) return { files: [], notes: [] };
  const rules = reachable(mining.reservations).map(({ location, reserved }) => ({
    location,
    "tdm-reservation": reserved ? 1 : 0,
    ...(reserved && mining.policy && { "tdm-policy": mining.policy }),
  }));
  const file = { path: "/.well-known/tdmrep.json", type: "application/json", text: printJson(rules) };
  return {
    files: [...(rules.length > 0 ? [file] : []), ...policyFile(policy)],
    notes: tdmrepNotes(policy),
  };
}

/** In the order in which they are decided, without those that an earlier one always answers for. */
function reachable(reservations: readonly Reservation[]): readonly { location: string; reserved: boolean }[] {
  const all = reservations.flatMap(({ paths = ["/"], reserved }) =>
    paths.map((location) => ({ location, reserved })),
  );
  return all.filter(
    ({ location }, index) => !all.slice(0, index).some((earlier) => contains(earlier.location, location)),
  );
}

function policyFile(policy: Policy): readonly PrintedFile[] {
  const { mining, site } = policy;
  if (mining?.policy === undefined) return [];
  const isSold = policy.rules.some(({ action }) => action === "charge");
  const contact = policy.license?.contact ?? site.contact;
  const offer = {
    "@context": odrlContext,
    "@type": "Offer",
    profile: odrlProfile,
    uid: mining.policy,
    assigner: {
      uid: site.origin,
      ...(site.name && { "vcard:fn": site.name }),
      ...(contact &&
        (contact.includes("://") ? { "vcard:hasURL": contact } : { "vcard:hasEmail": `mailto:${contact}` })),
    },
    permission: [
      {
        action: "tdm:mine",
        duty: [{ action: "obtainConsent" }, ...(isSold ? [{ action: "compensate" }] : [])],
      },
    ],
  };
  const { pathname, search } = new URL(mining.policy);
  return [{ path: pathname + search, type: "application/ld+json", text: printJson(offer) }];
}

function printJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function tdmrepNotes(policy: Policy): readonly Note[] {
  return [
    note(
      "not-expressible",
      {
        fr: "TDMRep réserve ou ne réserve pas, sans distinguer robots ni usages : vos règles, comme « recherche oui, entraînement non », ne s’y disent pas.",
        en: "TDMRep reserves or does not, whatever the crawler or the use: your rules, such as “search yes, training no,” cannot be said in it.",
      },
      { rules: [...policy.rules.keys()] },
    ),
    note("not-enforced", {
      fr: "La réserve vaut déclaration au sens de l’article 4 de la directive 2019/790 ; elle ne bloque aucun robot.",
      en: "The reservation is a declaration under article 4 of directive 2019/790; it blocks no crawler.",
    }),
    ...contradictions(policy),
  ];
}

/** Training that is let in where mining is reserved, or kept out where it is not. */
function contradictions(policy: Policy): readonly Note[] {
  const training = usageStatementsForEveryone(policy).map(({ path = "/", answers }) => ({
    path,
    said: answers["ai-train"],
  }));
  const reservations = reachable(policy.mining?.reservations ?? []);
  const clashes = training.some(({ path, said }) => {
    const reserved = reservations.find(({ location }) => contains(location, path))?.reserved;
    return (reserved === true && said === "yes") || (reserved === false && said === "no");
  });
  if (!clashes) return [];
  return [
    note("contradicts", {
      fr: "La réserve et vos règles se contredisent : les unes laissent entrer l’entraînement là où l’autre le réserve, ou l’inverse.",
      en: "The reservation and your rules contradict each other: one lets training in where the other reserves it, or the reverse.",
    }),
  ];
}
