import { type RouteId, routes } from "./routes.ts";

/** What may stand in a path for each parameter. Nothing else leads anywhere, whatever its case or encoding. */
const parameters = {
  workspace: "[0-9a-f-]{36}",
  site: "[a-z2-7]{16}",
  person: "[0-9a-f-]{36}",
  // The id of a site whose dashboard is public, or the secret of a link.
  share: "[a-z2-7]{16}|[\\w-]{43}",
  invitation: "[0-9a-f-]{36}",
  license: "[0-9a-f-]{36}",
  statement: "[0-9a-f-]{36}",
  agreement: "[0-9a-f-]{36}",
  // As bills and files of payouts are called: `2026-7`, `3`.
  bill: "20\\d\\d-[1-9]\\d{0,6}",
  payout: "[1-9]\\d{0,8}",
  webhook: "[0-9a-f-]{36}",
  event: "msg_[\\w-]{24}",
  // A domain, as the market calls a site; or its id, as gates do, which know no other name.
  market: "[a-z0-9.-]{3,253}",
  offer: "[0-9a-f-]{36}",
  proof: "[0-9a-f-]{36}",
  order: "[0-9a-f-]{36}",
  receiptKey: "[\\w-]{43}",
  trial: "[0-9a-f-]{36}",
  companySecret: "[0-9a-f-]{36}",
  passkey: "[\\w-]{16,1400}",
  token: "[\\w-]{43}",
  list: "reports|alerts|digest",
  // A site, or a workspace.
  about: "[a-z2-7]{16}|[0-9a-f-]{36}",
  signature: "[\\w-]{43}",
  secret: "[\\w-]{43}",
  version: "\\d{1,9}",
  file: "[a-z0-9-]{1,40}",
  crawler: "[\\w.%~!-]{1,200}",
} as const;

type Parameter = keyof typeof parameters;

/** The parameters that a path names: `/sites/:site/key` has `site`, `/share/:share.json` has `share`. */
type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}.${string}`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

type PathParameters<Id extends RouteId> = Readonly<Record<ParametersOf<(typeof routes)[Id]["path"]>, string>>;

/** The address of a route: `pathTo("siteKey", { site })`. */
export function pathTo<Id extends RouteId>(
  id: Id,
  ...[values]: keyof PathParameters<Id> extends never ? [] : [PathParameters<Id>]
): string {
  return pathWith(id, values ?? {});
}

/** The same for a route that is known only when it is asked for. */
export function pathWith(id: RouteId, values: Readonly<Record<string, string>>): string {
  return routes[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

export interface RouteMatch {
  id: RouteId;
  parameters: Readonly<Partial<Record<Parameter, string>>>;
}

const patterns = Object.entries(routes).map(([id, { path }]) => ({
  // Object.entries forgets the keys' type.
  id: id as RouteId,
  pattern: new RegExp(
    `^${path
      .replaceAll(".", "\\.")
      .replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${parameters[name as Parameter]})`)}$`,
  ),
}));

/** The route that a path, as it was sent, leads to: letter by letter, with no slash too many. */
export function routeAt(path: string): RouteMatch | undefined {
  for (const { id, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match !== null) return { id, parameters: { ...match.groups } };
  }
  return undefined;
}
