import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Framework } from "./framework.ts";
import type { Project } from "./project.ts";

const variablesFile = ".env.local";
const extensions = ["ts", "js", "mts", "mjs", "tsx", "jsx"];

/** A project takes one such file: a second beside it fails the build. */
function existing(
  { find }: Project,
  folders: readonly string[],
  names: readonly string[],
): string | undefined {
  return find(
    ...folders.flatMap((folder) =>
      names.flatMap((name) => extensions.map((extension) => `${folder}${name}.${extension}`)),
    ),
  );
}

const askFirst = (parameters: string) => `const gate = octroi({ policy });

// First of all in your function:
  const response = await gate(${parameters});
  if (!response.headers.has("x-middleware-next")) return response;
`;

export function next(project: Project): Framework {
  const { find, isTypeScript } = project;
  const inSource = find("src/app", "src/pages") !== undefined;
  const found = existing(project, ["", "src/"], ["proxy", "middleware"]);
  const imports = (file: string) => `import { octroi } from "@octroi/edge/next";
import policy from "${file.startsWith("src/") ? "../" : "./"}octroi.policy.json";
`;
  if (found !== undefined) {
    return {
      name: "Next.js",
      into: found,
      lines: `${imports(found)}\n${askFirst("request, event")}`,
      notes,
      variablesFile,
    };
  }
  const name = majorOf(project) >= 16 ? "proxy" : "middleware";
  const file = `${inSource ? "src/" : ""}${name}.${isTypeScript ? "ts" : "js"}`;
  const text = `${imports(file)}
export const ${name} = octroi({ policy });

export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico).*)"] };
`;
  return { name: "Next.js", files: { [file]: text }, notes, variablesFile };
}

const notes = [
  // Next's own limit for any proxy file, met by whoever installs one.
  "Next.js cuts request bodies at 10 MB behind any proxy or middleware file, without an error. If your site takes larger",
  "uploads, leave their routes out of matcher, or raise experimental.proxyClientMaxBodySize in next.config",
  "(experimental.middlewareClientMaxBodySize in Next.js 15).",
  "Off Vercel, name your proxy's header with the visitor's address in OCTROI_ADDRESS_HEADER, or nobody is verified by it.",
];

/** The version that is installed; the least that the range allows, where none is. */
function majorOf({ folder, dependencies }: Project): number {
  try {
    const manifest = readFileSync(join(folder, "node_modules/next/package.json"), "utf8");
    return Number.parseInt(JSON.parse(manifest).version, 10);
  } catch {
    return Number(/\d+/.exec(dependencies["next"] ?? "")?.[0] ?? 16);
  }
}

export function vercel(project: Project): Framework {
  const imports = `import { octroi } from "@octroi/edge/vercel";
import policy from "./octroi.policy.json" with { type: "json" };
`;
  const found = existing(project, [""], ["middleware"]);
  const platform = { name: "Vercel", variablesFile, secretCommand: "npx vercel env add OCTROI_KEY" };
  if (found !== undefined) return { ...platform, into: found, lines: `${imports}\n${askFirst("request")}` };
  const file = `middleware.${project.isTypeScript ? "ts" : "js"}`;
  return { ...platform, files: { [file]: `${imports}\nexport default octroi({ policy });\n` } };
}
