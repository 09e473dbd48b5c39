import type { Host, Publisher } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import type { Language, Localized } from "@octroi/ui/language/language";

type Fact = Exclude<keyof Publisher, "legalName"> | "host";

const labels: Localized<Record<Fact, string>> = {
  fr: {
    legalForm: "Forme sociale",
    shareCapitalEur: "Capital social",
    registeredOffice: "Siège social",
    registration: "Immatriculation",
    vatNumber: "Numéro de TVA intracommunautaire",
    telephone: "Téléphone",
    publicationDirector: "Directeur de la publication",
    host: "Hébergeur",
  },
  en: {
    legalForm: "Legal form",
    shareCapitalEur: "Share capital",
    registeredOffice: "Registered office",
    registration: "Registration",
    vatNumber: "VAT number",
    telephone: "Telephone",
    publicationDirector: "Publication director",
    host: "Hosting provider",
  },
};

const colon: Localized<string> = { fr: "\u00a0:", en: ":" };

/** What the law requires to be known about who publishes and who hosts, as Markdown. What is not filled in yet is left out: preflight tells the operator. */
export function legalDetails(publisher: Publisher, host: Host | undefined, language: Language): string {
  const { legalName: _, shareCapitalEur: capital, ...details } = publisher;
  const facts: Record<Fact, string | null | undefined> = {
    ...details,
    shareCapitalEur: capital == null ? capital : formatter(language).euros(capital),
    host: host && [host.name, host.address, host.telephone].join(", "),
  };
  // The keys of a record are its type's.
  const order = Object.keys(labels[language]) as Fact[];
  const lines = order.flatMap((fact) => {
    const value = facts[fact];
    return value ? [`- **${labels[language][fact]}${colon[language]}** ${value}`] : [];
  });
  return lines.join("\n");
}
