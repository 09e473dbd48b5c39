import type { Policy } from "../../policy.ts";
import { everyPageNotes, headersForEveryPage } from "../http-headers/print.ts";
import { note, type Printed } from "../output.ts";
import { printRobotsTxt } from "../robots-txt/print.ts";

/** Writes `headers()` for next.config and a route for robots.txt. `MetadataRoute.Robots` could not carry it all. */
export function printNext(policy: Policy): Printed {
  const headers = headersForEveryPage(policy).map(([key, value]) => ({ key, value }));
  const { files, notes } = printRobotsTxt(policy);
  const [robots] = files;
  return {
    files: [
      {
        path: "next.config.ts",
        text: [
          'import type { NextConfig } from "next";',
          "",
          "const config: NextConfig = {",
          "  async headers() {",
          `    return ${indented(JSON.stringify(headers.length > 0 ? [{ source: "/:path*", headers }] : [], null, 2))};`,
          "  },",
          "};",
          "",
          "export default config;",
          "",
        ].join("\n"),
      },
      {
        path: "app/robots.txt/route.ts",
        text: [
          'export const dynamic = "force-static";',
          "",
          `const robots = ${JSON.stringify(robots?.text ?? "")};`,
          "",
          "export function GET(): Response {",
          '  return new Response(robots, { headers: { "Content-Type": "text/plain; charset=utf-8" } });',
          "}",
          "",
        ].join("\n"),
      },
    ],
    notes: [
      ...notes,
      ...everyPageNotes(policy),
      note("not-enforced", {
        fr: "Ces fichiers disent la politique ; pour bloquer, limiter ou faire payer, ajoutez @octroi/edge.",
        en: "These files say the policy; to block, limit or charge, add @octroi/edge.",
      }),
    ],
  };
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n    ");
}
