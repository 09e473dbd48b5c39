import type { NewEntry } from "../../site/domain/waitlist/waitlist.ts";

export function person(details: Partial<NewEntry> = {}): NewEntry {
  return {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    linkedin: undefined,
    website: undefined,
    page: undefined,
    language: "en",
    ...details,
  };
}
