import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { printsForNext, setUpByInit } from "./set-up-by-init.ts";
import { freePort, type Running, start } from "./start.ts";

const run = promisify(execFile);

/** How a runtime serves its example, and where it is told a visitor's address. */
export interface Runtime {
  readonly addressHeader: string;
  serve(home: string, environment: Readonly<Record<string, string>>): Promise<Running>;
  /** What it serves besides, as the policy prints it. */
  readonly prints?: typeof printsForNext;
}

/** A runtime whose address of the visitor comes from a proxy's header, as these are meant to be run. */
const proxied = { addressHeader: "x-forwarded-for" };
const behindProxy = { OCTROI_ADDRESS_HEADER: proxied.addressHeader };

function next(folder: string, installed = folder): Runtime {
  return {
    ...proxied,
    async serve(home, environment) {
      const example = join(home, folder);
      const bin = join(home, installed === "next-15" ? "" : installed, "node_modules/next/dist/bin/next");
      const quiet = { NEXT_TELEMETRY_DISABLED: "1" };
      await run(process.execPath, [bin, "build"], {
        cwd: example,
        env: { ...process.env, ...quiet, NODE_ENV: "production" },
      });
      const port = await freePort();
      return start(port, {
        folder: example,
        command: process.execPath,
        arguments: [bin, "start", "-H", "127.0.0.1"],
        environment: { ...environment, ...quiet, NODE_ENV: "production" },
      });
    },
  };
}

/** A Next 16 project in which `init` has written its file, beside those that the policy prints for Next. */
function nextByInit(): Runtime {
  const folder = "next-16-by-init";
  return {
    ...proxied,
    prints: printsForNext,
    async serve(home, environment) {
      await setUpByInit(join(home, "next-16"), join(home, folder));
      return next(folder, "next-16").serve(home, environment);
    },
  };
}

/** A server in one command. Without a header of its own, its runtime is told the proxy's. */
function script(folder: string, command: (home: string) => readonly string[], header?: string): Runtime {
  const address = header ? {} : behindProxy;
  return {
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

export const runtimes: Readonly<Record<string, Runtime>> = {
  "next 16": next("next-16"),
  "next 16, by init": nextByInit(),
  "next 15": next("next-15"),
  express: script("express", node),
  hono: script("hono", node),
  node: script("node", node),
  deno: script("deno", (home) => [...deno(home), "server.ts"]),
  bun: script("bun", (home) => [join(home, "node_modules/.bin/bun"), "server.ts"]),
  "cloudflare workers": hosted("cloudflare-workers", "workers.mjs", "cf-connecting-ip", "src/worker.ts"),
  vercel: hosted("vercel", "vercel.mjs", "x-forwarded-for"),
  "vercel, own middleware": hosted("vercel", "vercel.mjs", "x-forwarded-for", "existing-middleware.ts"),
  netlify: script(
    "netlify",
    (home) => [...deno(home), join(home, "hosts/netlify.mjs")],
    "x-nf-client-connection-ip",
  ),
};
