import type { Framework } from "./framework.ts";
import type { Project } from "./project.ts";

const prerendered = "Pages that are prerendered are files: they are served without asking the gate.";

export function astro({ find, isTypeScript }: Project): Framework {
  const found = find(
    "src/middleware.ts",
    "src/middleware.js",
    "src/middleware/index.ts",
    "src/middleware/index.js",
  );
  const setup = `import { defineMiddleware } from "astro:middleware";
import { gateFromEnvironment } from "@octroi/edge";
import policy from "${found?.includes("/index.") ? "../" : ""}../octroi.policy.json";

const gate = gateFromEnvironment({ policy });
process.once("SIGTERM", () => gate.flush().finally(() => process.exit()));
`;
  const onRequest = (next: string) => `
export const onRequest = defineMiddleware((context, next) =>
  gate.protect(context.request, { address: () => context.clientAddress }, ${next}),
);
`;
  const notes = [prerendered];
  if (found !== undefined) {
    const lines = `${setup}\n// Rename your own onRequest to own:${onRequest("() => own(context, next)")}`;
    return { name: "Astro", into: found, lines, notes };
  }
  const file = `src/middleware.${isTypeScript ? "ts" : "js"}`;
  return { name: "Astro", files: { [file]: setup + onRequest("next") }, notes };
}

export function svelteKit({ find, isTypeScript }: Project): Framework {
  const found = find("src/hooks.server.ts", "src/hooks.server.js");
  const isTyped = found === undefined ? isTypeScript : found.endsWith(".ts");
  const setup = `import { gateFromEnvironment } from "@octroi/edge";
${isTyped ? 'import type { Handle } from "@sveltejs/kit";\n' : ""}import policy from "../octroi.policy.json";

const gate = gateFromEnvironment({ policy });
process.once("sveltekit:shutdown", () => gate.flush());
`;
  const handle = (page: string) => `
export const handle${isTyped ? ": Handle" : ""} = ({ event, resolve }) =>
  gate.protect(event.request, { address: () => event.getClientAddress() }, () => ${page});
`;
  const notes = [prerendered];
  if (found !== undefined) {
    const lines = `${setup}\n// Rename your own handle to own:${handle("own({ event, resolve })")}`;
    return { name: "SvelteKit", into: found, lines, notes };
  }
  const file = `src/hooks.server.${isTypeScript ? "ts" : "js"}`;
  return { name: "SvelteKit", files: { [file]: setup + handle("resolve(event)") }, notes };
}

export const nuxt: Framework = {
  name: "Nuxt",
  files: {
    "server/middleware/octroi.ts": `import { octroi } from "@octroi/edge/express";
import policy from "../../octroi.policy.json";

export const gate = octroi({ policy });

export default fromNodeMiddleware(gate);
`,
    "server/plugins/octroi.ts": `import { gate } from "../middleware/octroi.ts";

export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook("close", () => gate.flush());
});
`,
  },
  notes: [prerendered],
};

export const reactRouter: Framework = {
  name: "React Router",
  into: "app/root.tsx",
  lines: `import { gateFromEnvironment } from "@octroi/edge";
import { type MiddlewareFunction, Outlet, Scripts } from "react-router";
import policy from "../octroi.policy.json";

const gate = gateFromEnvironment({ policy });
process.once("beforeExit", () => gate.flush());

export const middleware: MiddlewareFunction<Response>[] = [
  ({ request }, next) => gate.protect(request, {}, next),
];
`,
  notes: [
    "React Router 7 runs middleware with future: { v8_middleware: true } in react-router.config.ts.",
    "It does not tell the visitor's address: name your proxy's header in OCTROI_ADDRESS_HEADER, or nobody is verified.",
    prerendered,
  ],
};
