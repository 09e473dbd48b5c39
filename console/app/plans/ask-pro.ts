import type { Language } from "@octroi/ui/language/language";
import type { Person } from "../../../domain/accounts/person.ts";

interface AskPro {
  siteUrl: string;
  language: Language;
  person: Pick<Person, "email" | "name">;
  /** Left out where there is no site yet. */
  domain: string | undefined;
}

/** The waitlist's form, filled in. What is filled in stands behind `#`, so that no server logs it. */
export function askProAddress({ siteUrl, language, person, domain }: AskPro): string {
  const [firstName = "", ...others] = (person.name ?? "").split(" ");
  const fields = new URLSearchParams({
    firstName,
    lastName: others.join(" "),
    email: person.email,
    ...(domain !== undefined && { website: `https://${domain}` }),
  });
  return `${siteUrl}/${language}/waitlist#${fields}`;
}
