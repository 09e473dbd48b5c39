import type { Host, Publisher } from "../domain/brand/brand.ts";
import { formatter } from "../domain/language/format.ts";
import type { Language, Localized } from "../domain/language/language.ts";

type Fact = Exclude<keyof Publisher, "legalName"> | "host";

const labels: Localized<Record<Fact, string>> = {
  fr: {
    legalForm: "forme sociale",
    shareCapitalEur: "capital social",
    registeredOffice: "siège social",
    registration: "immatriculation",
    vatNumber: "numéro de TVA intracommunautaire",
    telephone: "téléphone",
    publicationDirector: "directeur de la publication",
    host: "hébergeur",
  },
  en: {
    legalForm: "legal form",
    shareCapitalEur: "share capital",
    registeredOffice: "registered office",
    registration: "registration",
    vatNumber: "VAT number",
    telephone: "telephone",
    publicationDirector: "publication director",
    host: "hosting provider",
  },
};

const colon: Localized<string> = { fr: "\u00a0:", en: ":" };

const notYet: Localized<(facts: string) => string> = {
  fr: (facts) =>
    `À compléter par l’exploitant avant la mise en ligne de ce site\u00a0: ${facts}. La loi veut que ces mentions soient affichées ici.`,
  en: (facts) =>
    `For the operator to fill in before this site goes public: ${facts}. French law wants these details shown here.`,
};

/** What the law wants known about who publishes and who hosts, as Markdown; what is not known yet is said to be so. */
export function legalDetails(publisher: Publisher, host: Host | undefined, language: Language): string {
  const { legalName: _, shareCapitalEur: capital, ...written } = publisher;
  const facts: Record<Fact, string | null | undefined> = {
    ...written,
    shareCapitalEur: capital == null ? capital : formatter(language).euros(capital),
    host: host && [host.name, host.address, host.telephone].join(", "),
  };
  // The keys of a record are its type's.
  const order = Object.keys(labels[language]) as Fact[];
  const lines = order.flatMap((fact) => {
    const value = facts[fact];
    return value ? [`- **${capitalized(labels[language][fact])}${colon[language]}** ${value}`] : [];
  });
  const missing = order.filter((fact) => facts[fact] === undefined).map((fact) => labels[language][fact]);
  const rest = missing.length > 0 ? [notYet[language](missing.join(", "))] : [];
  return [...(lines.length > 0 ? [lines.join("\n")] : []), ...rest].join("\n\n");
}

const capitalized = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);
