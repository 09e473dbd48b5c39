import type { Framework } from "./framework.ts";
import type { Project } from "./project.ts";

const policyImport = 'import policy from "./octroi.policy.json" with { type: "json" };';

/** The lines as the project's own files are written: CommonJS has no `import`, and its TypeScript no attributes. */
function inProjectSyntax(lines: string, { isModule, isTypeScript }: Project): string {
  if (isModule) return lines;
  if (isTypeScript) return lines.replace(' with { type: "json" }', "");
  return lines
    .replace(policyImport, 'const policy = require("./octroi.policy.json");')
    .replace(/^import (.+) from (".+");$/gm, "const $1 = require($2);");
}

const server =
  (name: string, lines: string) =>
  (project: Project): Framework => ({
    name,
    into: "your server",
    lines: inProjectSyntax(lines, project),
  });

export const express = server(
  "Express",
  `import { octroi } from "@octroi/edge/express";
${policyImport}

const gate = octroi({ policy });
app.use(gate);

const server = app.listen(Number(process.env.PORT ?? 3000));
process.once("SIGTERM", () => server.close(() => gate.flush()));
`,
);

export const hono = server(
  "Hono",
  `import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { octroi } from "@octroi/edge/hono";
${policyImport}

const gate = octroi({ policy, address: (c) => getConnInfo(c).remote.address });
app.use(gate);

const server = serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
process.once("SIGTERM", () => server.close(() => gate.flush()));
`,
);

export const fastify = server(
  "Fastify",
  `import { createServer } from "node:http";
import { octroi } from "@octroi/edge/node";
import fastify from "fastify";
${policyImport}

const app = fastify({
  serverFactory: (handler) => {
    const site = octroi({ policy }, handler);
    return createServer(site).on("close", () => site.flush());
  },
});

app.listen({ port: Number(process.env.PORT ?? 3000) });
process.once("SIGTERM", () => app.close());
`,
);

export const koa = server(
  "Koa",
  `import { createServer } from "node:http";
import { octroi } from "@octroi/edge/node";
${policyImport}

const site = octroi({ policy }, app.callback());
const server = createServer(site).listen(Number(process.env.PORT ?? 3000));
process.once("SIGTERM", () => server.close(() => site.flush()));
`,
);

export const node = server(
  "Node",
  `import { createServer } from "node:http";
import { octroi } from "@octroi/edge/node";
${policyImport}

const site = octroi({ policy }, (_request, response) => {
  response.end("Hello");
});
const server = createServer(site).listen(Number(process.env.PORT ?? 3000));
process.once("SIGTERM", () => server.close(() => site.flush()));
`,
);

export const deno: Framework = {
  name: "Deno",
  into: "your server",
  lines: `import { octroi } from "@octroi/edge/deno";
${policyImport}

const site = octroi({ policy }, () => new Response("Hello"));
const server = Deno.serve(site);
Deno.addSignalListener("SIGTERM", () => server.shutdown().then(() => site.flush()));
`,
};

export const bun: Framework = {
  name: "Bun",
  into: "your server",
  lines: `import { octroi } from "@octroi/edge/bun";
import policy from "./octroi.policy.json";

const site = octroi({ policy }, () => new Response("Hello"));
const server = Bun.serve({ fetch: site });
process.once("SIGTERM", () => server.stop().then(() => site.flush()));
`,
};
