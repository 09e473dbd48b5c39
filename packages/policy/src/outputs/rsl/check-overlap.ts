import { type Finding, finding } from "../../findings/finding.ts";
import type { RslContent, RslDocument, RslLicense } from "./document.ts";
import { covers } from "./vocabulary.ts";

/** Uses that one scope permits by name and prohibits too: nothing is left to license there. */
export function checkOverlap({ contents }: RslDocument): readonly Finding[] {
  const scopes = Map.groupBy(contents, ({ url }) => url);
  return [...scopes.values()].flatMap((sameScope) => overlapsIn(sameScope));
}

function overlapsIn(contents: readonly RslContent[]): readonly Finding[] {
  const licenses = contents.flatMap((content) => content.licenses);
  const permitted = usagesIn(licenses, "permits");
  const prohibited = usagesIn(licenses, "prohibits");
  return [...permitted]
    .filter((use) => [...prohibited].some((token) => covers(token, use)))
    .map((use) => finding("rsl-permits-prohibits-overlap", { about: use }));
}

function usagesIn(licenses: readonly RslLicense[], kind: "permits" | "prohibits"): ReadonlySet<string> {
  return new Set(licenses.flatMap((license) => license[kind]?.usage ?? []));
}
