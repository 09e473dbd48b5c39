import { version } from "@octroi/web/version";
import { type RouteId, routes } from "../../../domain/access/routes.ts";
import { scopes } from "../../../domain/api/token.ts";
import { tokenAllowance } from "./bearer.ts";
import { type Call, calls } from "./calls.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { problemAnswer } from "./schemas.ts";

/** What can be asked for, by path and method. Each call is named after its route. */
export function pathsOf(
  table: Readonly<Record<string, Partial<Record<string, Call>>>>,
  describe: (id: string, method: string, path: string, call: Call) => JsonSchema,
) {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [id, methods] of Object.entries(table)) {
    const path = routes[id as RouteId].path.replace(/:(\w+)/g, "{$1}");
    paths[path] = Object.fromEntries(
      Object.entries(methods).flatMap(([method, call]) =>
        call === undefined ? [] : [[method, describe(id, method, path, call)]],
      ),
    );
  }
  return paths;
}

/** The API as OpenAPI 3.1 describes it, made from the table of calls and the schemas that parse what is sent. */
export function openApiDocument(url: URL, siteUrl: URL) {
  return {
    openapi: "3.1.0",
    info: {
      title: "Octroi",
      version,
      summary: "Figures, rules and revenue of your sites, for your programs.",
      description: `Each request carries an access token, which people create in the dashboard under Members. A token may ask ${tokenAllowance.requests} times an hour. What went wrong is told as RFC 9457 has it.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    externalDocs: { url: new URL("/documentation/api", siteUrl).href },
    servers: [{ url: url.origin }],
    security: [{ token: [] }],
    tags: [{ name: "api", description: "For people’s programs." }],
    paths: pathsOf(calls, operation),
    components: componentsWith(
      {
        token: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "oct_<id>_<secret>_<checksum>",
          description: `Scopes: ${scopes.join(", ")}.`,
        },
      },
      { "WWW-Authenticate": header("Which tokens are taken (RFC 6750, RFC 9728).") },
    ),
  };
}

/** What every call refers to, beside who may ask, and what tells those who may not. */
export function componentsWith(
  securitySchemes: Readonly<Record<string, JsonSchema>>,
  challenges: Readonly<Record<string, JsonSchema>>,
) {
  const problem = (description: string, headers: Readonly<Record<string, JsonSchema>> = {}) => ({
    description,
    headers: { ...rateLimitHeaders, ...headers },
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  });
  const later = { "Retry-After": header("In how many seconds to ask again.") };
  return {
    securitySchemes,
    schemas: { Problem: jsonSchemaOf(problemAnswer) },
    responses: {
      Problem: problem("What went wrong."),
      Unauthorized: problem("Nobody who is known here asks.", challenges),
      Forbidden: problem("Whoever asks may not do this.", challenges),
      TooMany: problem("So many may be asked, and no more.", later),
      Unavailable: problem("Not now, and it is not the request’s fault.", later),
    },
    headers: {
      RateLimit: header("What is left (`r`), and in how many seconds it begins anew (`t`)."),
      "RateLimit-Policy": header("How many requests (`q`) in how many seconds (`w`)."),
    },
  };
}

export function header(description: string) {
  return { description, schema: { type: "string" } };
}

const refusals: Readonly<Record<number, string>> = {
  401: "Unauthorized",
  403: "Forbidden",
  429: "TooMany",
  503: "Unavailable",
};

/** What a request may be refused with, beside `own`: a path that cannot be read, too many of them, and our own faults. */
export function refusedWith(own: readonly number[]) {
  return Object.fromEntries(
    [400, ...own, 429, 500, 503].map((status) => [
      status,
      { $ref: `#/components/responses/${refusals[status] ?? "Problem"}` },
    ]),
  );
}

/** What a body is refused with. */
export const bodyRefusals = [408, 413, 415, 422] as const;

export const rateLimitHeaders = {
  RateLimit: { $ref: "#/components/headers/RateLimit" },
  "RateLimit-Policy": { $ref: "#/components/headers/RateLimit-Policy" },
};

function operation(id: string, method: string, path: string, call: Call): JsonSchema {
  const { summary, description, scope, body, answer, writes, hasEtag, isList, hasMonth } = call;
  const said = [description, scope && `Needs the scope \`${scope}\`.`].filter((text) => text !== undefined);
  return {
    operationId: `${method}${id.slice("api".length)}`,
    tags: ["api"],
    summary,
    ...(said.length > 0 && { description: said.join(" ") }),
    parameters: parametersOf(path, call),
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: jsonSchemaOf(body) } } },
    }),
    responses: {
      200: {
        description: "The answer.",
        headers: { ...rateLimitHeaders, ...(hasEtag && etagHeader) },
        content: { "application/json": { schema: jsonSchemaOf(answer) } },
      },
      ...(hasEtag &&
        method === "get" && {
          304: { description: "As `If-None-Match` has it.", headers: { ...rateLimitHeaders, ...etagHeader } },
        }),
      ...refusedWith([
        401,
        403,
        ...(path.includes("{") ? [404] : []),
        ...(body ? bodyRefusals : isList || hasMonth ? [422] : []),
        ...(writes ? [409, 412, 428] : []),
      ]),
    },
  };
}

const etagHeader = { ETag: { ...header("The state that was read or written."), required: true } };

export function parametersOf(path: string, { isList, writes, hasEtag, hasMonth }: Call): JsonSchema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const query = (name: string, schema: JsonSchema, description: string) => ({
    name,
    in: "query",
    schema,
    description,
  });
  const sent = (name: string, description: string, required = false) => ({
    name,
    in: "header",
    required,
    schema: { type: "string" },
    description,
  });
  return [
    ...inPath,
    ...(isList
      ? [
          query("limit", { type: "integer", minimum: 1, maximum: 100, default: 50 }, "Items in one answer."),
          query("cursor", { type: "string", pattern: "^[\\w-]{1,200}$" }, "`next` of the answer before."),
        ]
      : []),
    ...(hasMonth
      ? [
          query(
            "month",
            { type: "string", pattern: "^20\\d\\d-(?:0[1-9]|1[0-2])$" },
            "This month where left out.",
          ),
        ]
      : []),
    ...(writes
      ? [
          sent("If-Match", "The ETag of what is replaced, as it was read.", true),
          sent(
            "Idempotency-Key",
            "A name of your own for this request. Sent again within 24 hours, it does nothing and has the same answer.",
          ),
        ]
      : []),
    ...(hasEtag && !writes ? [sent("If-None-Match", "An ETag: 304 where it is still the state.")] : []),
  ];
}
