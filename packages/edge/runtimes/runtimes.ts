import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../database/testing/free-port.ts";
import { copyProject, printsForNext, runEdge, setUpByInit } from "./set-up-by-init.ts";
import { type Running, start } from "./start.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the installed examples. */
    examples: string;
  }
}

const run = promisify(execFile);

/** How a runtime serves its example, and where it is told a visitor's address. */
export interface Runtime {
  readonly addressHeader: string;
  serve(home: string, environment: Readonly<Record<string, string>>): Promise<Running>;
  /** Whether it is a server that a deployment ends by a signal. */
  readonly isServer?: boolean;
  /** What becomes of an upload of more than 10 MB, on Next. */
  readonly uploads?: "cut" | "whole";
  /** What it serves besides, as the policy prints it. */
  readonly prints?: typeof printsForNext;
}

/** A runtime whose address of the visitor comes from a proxy's header, as these are meant to be run. */
const proxied = { addressHeader: "x-forwarded-for" };
const behindProxy = { OCTROI_ADDRESS_HEADER: proxied.addressHeader };

function next(folder: string, installed = folder): Runtime {
  return {
    ...proxied,
    // Next 16 ends without waiting for what its proxy has handed to `waitUntil`; 15 waits.
    isServer: installed === "next-15",
    async serve(home, environment) {
      const example = join(home, folder);
      writeIn(example, "app/api/upload/route.ts", uploadRoute);
      const bin = join(home, installed === "next-15" ? "" : installed, "node_modules/next/dist/bin/next");
      const startBuilt = await buildNext(example, bin);
      return startBuilt({ ...environment, ...behindProxy });
    },
  };
}

/** Builds a project for production, and gives what starts it: as often as a test needs servers of one build. */
async function buildNext(project: string, bin: string) {
  const production = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" } as const;
  await run(process.execPath, [bin, "build"], { cwd: project, env: { ...process.env, ...production } });
  return async (environment: Readonly<Record<string, string>>): Promise<Running> =>
    start(await freePort(), {
      folder: project,
      command: process.execPath,
      arguments: [bin, "start", "-H", "127.0.0.1"],
      environment: { ...environment, ...production },
    });
}

/** A copy of the Next 16 example in a folder of its own, built, and what starts it. */
export function builtNext(home: string, folder: string) {
  const example = join(home, "next-16");
  copyProject(example, join(home, folder), "proxy.ts");
  return buildNext(join(home, folder), join(example, "node_modules/next/dist/bin/next"));
}

/** A copy of the Next 16 example as it would be without us, to which `init` has added the gate for an origin. */
export async function nextWithInit(home: string, folder: string, origin: string) {
  const example = join(home, "next-16");
  const project = join(home, folder);
  copyProject(example, project);
  rmSync(join(project, "octroi.policy.json"));
  await runEdge(home, project, "init", "--origin", origin);
  return { project, build: () => buildNext(project, join(example, "node_modules/next/dist/bin/next")) };
}

const uploadRoute = `export async function POST(request: Request) {
  return Response.json((await request.arrayBuffer()).byteLength);
}
`;

function writeIn(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** The example, with the limit on request bodies raised as the guide says. */
function nextWithLargeBodies(): Runtime {
  return {
    ...next("next-16"),
    uploads: "whole",
    serve(home, environment) {
      const config = 'export default { experimental: { proxyClientMaxBodySize: "50mb" } };\n';
      writeIn(join(home, "next-16"), "next.config.mjs", config);
      return next("next-16").serve(home, environment);
    },
  };
}

/** A Next 16 project in which `init` has written its file, beside those that the policy prints for Next. */
function nextByInit(): Runtime {
  const folder = "next-16-by-init";
  return {
    ...next(folder, "next-16"),
    uploads: "cut",
    prints: printsForNext,
    async serve(home, environment) {
      await setUpByInit(join(home, "next-16"), join(home, folder));
      return next(folder, "next-16").serve(home, environment);
    },
  };
}

/** A Next 16 project with a proxy of its own that asks the gate first, as `init` shows it there. */
function nextWithOwnProxy(): Runtime {
  const folder = "next-16-own-proxy";
  return {
    ...next(folder, "next-16"),
    uploads: "whole",
    async serve(home, environment) {
      copyProject(join(home, "next-16"), join(home, folder), "existing-proxy.ts");
      // A route that takes uploads is left out, as the guide says.
      const proxy = readFileSync(join(home, "next-16/existing-proxy.ts"), "utf8");
      writeIn(join(home, folder), "proxy.ts", proxy.replace("((?!", "((?!api/upload|"));
      return next(folder, "next-16").serve(home, environment);
    },
  };
}

/** A server in one command. Without a header of its own, its runtime is told the proxy's. */
function script(folder: string, command: (home: string) => readonly string[], header?: string): Runtime {
  const address = header ? {} : behindProxy;
  return {
    isServer: header === undefined,
    addressHeader: header ?? proxied.addressHeader,
    async serve(home, environment) {
      const port = await freePort();
      const [program = "", ...words] = command(home);
      return start(port, {
        folder: join(home, folder),
        command: program,
        arguments: words,
        environment: { ...environment, ...address, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
      });
    },
  };
}

const node = () => [process.execPath, "server.ts"];

/** A project that is built first, by the package's own program. */
function built(folder: string, program: string, server: readonly string[]): Runtime {
  return {
    ...proxied,
    isServer: true,
    async serve(home, environment) {
      const quiet = { NUXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
      await run(process.execPath, [join(home, "node_modules", program), "build"], {
        cwd: join(home, folder),
        env: { ...process.env, ...quiet },
      });
      const start = () => [
        process.execPath,
        ...server.map((word) => word.replace("~", join(home, "node_modules"))),
      ];
      return script(folder, start).serve(home, { ...environment, ...quiet, HOST: "127.0.0.1" });
    },
  };
}

/** What `wrangler` serves on this machine, by the command that the documentation tells. */
function wrangler(
  folder: string,
  words: readonly string[],
  variable: (name: string, value: string) => string[],
): Runtime {
  return {
    addressHeader: "cf-connecting-ip",
    async serve(home, environment) {
      const [port, upstream] = [await freePort(), await startUpstream()];
      const variables = Object.entries(environment).flatMap(([name, value]) => variable(name, value));
      const running = await start(port, {
        folder: join(home, folder),
        command: process.execPath,
        arguments: [
          join(home, "node_modules/wrangler/bin/wrangler.js"),
          ...words.map((word) => word.replace("localhost:8080", upstream.host)),
          ...["--ip", "127.0.0.1", "--port", String(port), ...variables],
        ],
        environment: { WRANGLER_SEND_METRICS: "false" },
      });
      return {
        ...running,
        async stop() {
          await running.stop();
          upstream.close();
        },
      };
    },
  };
}

/** The site that a Worker stands in front of. */
async function startUpstream() {
  const server = createServer((_request, response) => response.end("Hello")).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const workerVariable = (name: string, value: string) => ["--var", `${name}:${value}`];
const pagesVariable = (name: string, value: string) => ["--binding", `${name}=${value}`];
const upstream = ["--local-upstream", "localhost:8080", "--upstream-protocol", "http"];

/** A runtime that is a program on Node, told by a host script how to serve the example. */
function hosted(folder: string, host: string, header: string, ...words: readonly string[]): Runtime {
  return script(folder, (home) => [process.execPath, join(home, "hosts", host), ...words], header);
}

const deno = (home: string) => [
  join(home, "node_modules/.bin/deno"),
  "run",
  "--allow-net",
  "--allow-env",
  "--allow-read",
];

export type Runtimes = Readonly<Record<string, Runtime>>;

export const nextRuntimes: Runtimes = {
  "next 16": nextWithLargeBodies(),
  "next 16, by init": nextByInit(),
  "next 16, own proxy": nextWithOwnProxy(),
  "next 15": next("next-15"),
};

/** On Node. */
export const serverRuntimes: Runtimes = {
  express: script("express", node),
  "express, CommonJS": script("express", () => [process.execPath, "server.cjs"]),
  hono: script("hono", node),
  fastify: script("fastify", node),
  koa: script("koa", node),
  node: script("node", node),
  astro: built("astro", "astro/astro.js", ["dist/server/entry.mjs"]),
  sveltekit: built("sveltekit", "vite/bin/vite.js", ["build"]),
  nuxt: built("nuxt", "nuxt/bin/nuxt.mjs", [".output/server/index.mjs"]),
  "react router": built("react-router", "@react-router/dev/bin.js", [
    "~/@react-router/serve/bin.js",
    "build/server/index.js",
  ]),
};

export const otherRuntimes: Runtimes = {
  deno: script("deno", (home) => [...deno(home), "--allow-write=.octroi", "server.ts"]),
  bun: script("bun", (home) => [join(home, "node_modules/.bin/bun"), "server.ts"]),
  "cloudflare workers": wrangler("cloudflare-workers", ["dev", ...upstream], workerVariable),
  "cloudflare, static assets": wrangler(
    "cloudflare-workers",
    ["dev", "--config", "wrangler.assets.toml"],
    workerVariable,
  ),
  "cloudflare pages": wrangler("cloudflare-pages", ["pages", "dev", "public"], pagesVariable),
  vercel: hosted("vercel", "vercel.mjs", "x-forwarded-for"),
  "vercel, own middleware": hosted("vercel", "vercel.mjs", "x-forwarded-for", "existing-middleware.ts"),
  netlify: script(
    "netlify",
    (home) => [...deno(home), join(home, "hosts/netlify.mjs")],
    "x-nf-client-connection-ip",
  ),
};

export const runtimes: Runtimes = { ...nextRuntimes, ...serverRuntimes, ...otherRuntimes };
