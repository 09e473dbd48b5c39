import type { KnownFacts } from "./facts.ts";

export const archives = [
  { token: "archive.org_bot", operator: "Internet Archive", aliases: ["special_archiver"] },
] as const satisfies readonly KnownFacts[];
