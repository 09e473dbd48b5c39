import type { KnownFacts } from "./facts.ts";

export const archives = [
  { token: "archive.org_bot", operator: "Internet Archive" },
] as const satisfies readonly KnownFacts[];
