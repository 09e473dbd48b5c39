import type { LintRule } from "./subject.ts";

/** Comments between which a delivery network puts lines of its own. */
const networks = [
  {
    name: "Cloudflare",
    begin: /^#\s*BEGIN Cloudflare Managed content/i,
    end: /^#\s*END Cloudflare Managed content/i,
  },
] as const;

export interface InjectedLines {
  readonly by: string;
  readonly first: number;
  readonly last: number;
}

export function injectedIn(sourceLines: readonly string[]): readonly InjectedLines[] {
  return networks.flatMap(({ name, begin, end }) => {
    const found: InjectedLines[] = [];
    let first: number | undefined;
    sourceLines.forEach((text, index) => {
      if (begin.test(text)) first ??= index + 1;
      if (first === undefined || !end.test(text)) return;
      found.push({ by: name, first, last: index + 1 });
      first = undefined;
    });
    return found;
  });
}

/** What is added while the file is served can only be changed where that is set up. */
export const injectedLines: LintRule = ({ sourceLines }) =>
  injectedIn(sourceLines).map(({ by, first, last }) => ({
    code: "injected-lines",
    severity: "note",
    line: first,
    message: "injected-lines",
    values: { first, last, by },
  }));
