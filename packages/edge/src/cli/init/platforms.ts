import type { Framework } from "./framework.ts";
import type { Project } from "./project.ts";

export const cloudflare: Framework = {
  name: "Cloudflare Workers",
  into: "your Worker",
  variablesFile: ".dev.vars",
  secretCommand: "npx wrangler secret put OCTROI_KEY",
  lines: `import { octroi } from "@octroi/edge/cloudflare";
import policy from "../octroi.policy.json";

export default {
  fetch: octroi({ policy }, (request) => fetch(request)),
};
`,
  notes: [
    "To try it here, name the site that the Worker stands in front of, or it calls itself without end:",
    "npx wrangler dev --local-upstream localhost:8080 --upstream-protocol http",
  ],
};

export function netlify({ isTypeScript }: Project): Framework {
  return {
    name: "Netlify",
    secretCommand: "npx netlify env:set OCTROI_KEY --secret",
    files: {
      [`netlify/edge-functions/octroi.${isTypeScript ? "ts" : "js"}`]: `import { octroi } from "@octroi/edge/netlify";
import policy from "../../octroi.policy.json" with { type: "json" };

export default octroi({ policy });

export const config = { path: "/*", onError: "bypass" };
`,
    },
  };
}
