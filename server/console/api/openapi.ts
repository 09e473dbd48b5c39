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
      description: `Each request carries an access token, which people make in the console under Members. A token may ask ${tokenAllowance.requests} times an hour. What went wrong is told as RFC 9457 has it.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    externalDocs: { url: new URL("/documentation/api", siteUrl).href },
    servers: [{ url: url.origin }],
    security: [{ token: [] }],
    tags: [{ name: "api", description: "For people’s programs." }],
    paths: pathsOf(calls, operation),
    components: componentsWith({
      token: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "oct_<id>_<secret>_<checksum>",
        description: `Scopes: ${scopes.join(", ")}.`,
      },
    }),
  };
}

/** What every call refers to, beside who may ask. */
export function componentsWith(securitySchemes: Readonly<Record<string, JsonSchema>>) {
  return {
    securitySchemes,
    schemas: { Problem: jsonSchemaOf(problemAnswer) },
    responses: {
      Problem: {
        description: "What went wrong.",
        headers: rateLimitHeaders,
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
    headers: {
      RateLimit: {
        description: "What is left (`r`), and in how many seconds it begins anew (`t`).",
        schema: { type: "string" },
      },
      "RateLimit-Policy": {
        description: "How many requests (`q`) in how many seconds (`w`).",
        schema: { type: "string" },
      },
    },
  };
}

export const rateLimitHeaders = {
  RateLimit: { $ref: "#/components/headers/RateLimit" },
  "RateLimit-Policy": { $ref: "#/components/headers/RateLimit-Policy" },
};

function operation(id: string, method: string, path: string, call: Call): JsonSchema {
  const { summary, description, scope, body, answer, writes, hasEtag } = call;
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
        headers: { ...rateLimitHeaders, ...(hasEtag && { ETag: { schema: { type: "string" } } }) },
        content: { "application/json": { schema: jsonSchemaOf(answer) } },
      },
      ...(hasEtag && method === "get" && { 304: { description: "As `If-None-Match` has it." } }),
      ...Object.fromEntries(
        [401, 403, 404, ...(body ? [400, 422] : []), ...(writes ? [409, 412, 428] : []), 429].map(
          (status) => [status, { $ref: "#/components/responses/Problem" }],
        ),
      ),
    },
  };
}

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
  const header = (name: string, description: string, required = false) => ({
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
          query("cursor", { type: "string" }, "`next` of the answer before."),
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
          header("If-Match", "The ETag of what is replaced, as it was read.", true),
          header(
            "Idempotency-Key",
            "A name of your own for this request. Sent again within 24 hours, it does nothing and has the same answer.",
          ),
        ]
      : []),
    ...(hasEtag && !writes ? [header("If-None-Match", "An ETag: 304 where it is still the state.")] : []),
  ];
}
