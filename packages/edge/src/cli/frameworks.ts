import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** How a kind of project takes the gate. */
export interface Framework {
  readonly name: string;
  /** The file that holds these lines, where it is a file of their own; otherwise they go into the server's. */
  readonly file?: string;
  readonly lines: string;
}

const matcher = 'export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico).*)"] };\n';

/** What kind of project stands in a folder, by what only that kind has. */
export function frameworkIn(folder: string): Framework {
  const has = (...names: string[]) => names.some((name) => existsSync(join(folder, name)));
  const manifest = readManifest(folder);
  const depends = (name: string) => manifest[name] !== undefined;
  const extension = has("tsconfig.json", "deno.json", "deno.jsonc") ? "ts" : "js";
  if (depends("next")) return next(folder, manifest["next"] ?? "", extension);
  if (has("wrangler.toml", "wrangler.json", "wrangler.jsonc")) return cloudflare;
  if (has("netlify.toml")) return netlify(extension);
  if (has("vercel.json") || depends("@vercel/functions")) return vercel(extension);
  if (depends("hono")) return hono;
  if (depends("express")) return express;
  if (has("deno.json", "deno.jsonc", "deno.lock")) return deno;
  if (has("bun.lock", "bun.lockb", "bunfig.toml")) return bun;
  return node;
}

/** The packages a project depends on, with their ranges. */
function readManifest(folder: string): Readonly<Record<string, string>> {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return { ...manifest.devDependencies, ...manifest.dependencies };
  } catch {
    return {};
  }
}

function next(folder: string, range: string, extension: string): Framework {
  const name = majorOf(folder, range) >= 16 ? "proxy" : "middleware";
  const inSource = existsSync(join(folder, "src/app")) || existsSync(join(folder, "src/pages"));
  return {
    name: "Next.js",
    file: `${inSource ? "src/" : ""}${name}.${extension}`,
    lines: `import { octroi } from "@octroi/edge/next";
import policy from "${inSource ? "../" : "./"}octroi.policy.json";

export const ${name} = octroi({ policy });

${matcher}`,
  };
}

/** The version that is installed; the least that the range allows, where none is. */
function majorOf(folder: string, range: string): number {
  try {
    const manifest = readFileSync(join(folder, "node_modules/next/package.json"), "utf8");
    return Number.parseInt(JSON.parse(manifest).version, 10);
  } catch {
    return Number(/\d+/.exec(range)?.[0] ?? 16);
  }
}

const attribute = ' with { type: "json" }';

function vercel(extension: string): Framework {
  return {
    name: "Vercel",
    file: `middleware.${extension}`,
    lines: `import { octroi } from "@octroi/edge/vercel";
import policy from "./octroi.policy.json"${attribute};

export default octroi({ policy });
`,
  };
}

function netlify(extension: string): Framework {
  return {
    name: "Netlify",
    file: `netlify/edge-functions/octroi.${extension}`,
    lines: `import { octroi } from "@octroi/edge/netlify";
import policy from "../../octroi.policy.json"${attribute};

export default octroi({ policy });

export const config = { path: "/*", onError: "bypass" };
`,
  };
}

const cloudflare: Framework = {
  name: "Cloudflare Workers",
  lines: `import { octroi } from "@octroi/edge/cloudflare";
import policy from "../octroi.policy.json";

export default {
  fetch: octroi({ policy }, (request) => fetch(request)),
};
`,
};

const hono: Framework = {
  name: "Hono",
  lines: `import { getConnInfo } from "@hono/node-server/conninfo";
import { octroi } from "@octroi/edge/hono";
import policy from "./octroi.policy.json"${attribute};

app.use(octroi({ policy, address: (c) => getConnInfo(c).remote.address }));
`,
};

const express: Framework = {
  name: "Express",
  lines: `import { octroi } from "@octroi/edge/express";
import policy from "./octroi.policy.json"${attribute};

app.use(octroi({ policy }));
`,
};

const deno: Framework = {
  name: "Deno",
  lines: `import { octroi } from "@octroi/edge/deno";
import policy from "./octroi.policy.json"${attribute};

Deno.serve(octroi({ policy }, () => new Response("Hello")));
`,
};

const bun: Framework = {
  name: "Bun",
  lines: `import { octroi } from "@octroi/edge/bun";
import policy from "./octroi.policy.json";

Bun.serve({ fetch: octroi({ policy }, () => new Response("Hello")) });
`,
};

const node: Framework = {
  name: "Node",
  lines: `import { createServer } from "node:http";
import { octroi } from "@octroi/edge/node";
import policy from "./octroi.policy.json"${attribute};

const site = octroi({ policy }, (_request, response) => {
  response.end("Hello");
});
`,
};
