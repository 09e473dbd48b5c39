import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { parsePolicy } from "@octroi/policy";
import { headersFor, outputs } from "@octroi/policy/outputs";

const run = promisify(execFile);

/** A copy of an example with another proxy file, or with none. */
export function copyProject(example: string, project: string, proxy?: string): void {
  rmSync(project, { recursive: true, force: true });
  const isLeftOut = (path: string) =>
    /node_modules|\.next|next\.config|proxy\.ts$/.test(path.slice(example.length));
  cpSync(example, project, { recursive: true, filter: (path) => !isLeftOut(path) });
  symlinkSync(join(example, "node_modules"), join(project, "node_modules"));
  if (proxy !== undefined) cpSync(join(example, proxy), join(project, "proxy.ts"));
}

/** A command of the package in a project, as `npx` runs it. */
export function runEdge(home: string, project: string, ...words: string[]) {
  const edge = join(home, "node_modules/@octroi/edge");
  const { bin } = JSON.parse(readFileSync(join(edge, "package.json"), "utf8"));
  const program = join(edge, Object.values<string>(bin)[0] ?? "");
  return run(process.execPath, [program, ...words], { cwd: project });
}

/** Sets a copy of an example up as a publisher does: by `init`, and with the files that the policy prints. */
export async function setUpByInit(example: string, project: string): Promise<void> {
  copyProject(example, project);
  await runEdge(dirname(example), project, "init");
  for (const { path, text } of outputs.next.print(policyIn(project)).files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
}

/** What a project serves of the policy that its example holds: robots.txt, and headers with every page. */
export function printsForNext(home: string) {
  const policy = policyIn(join(home, "next-16"));
  return {
    robots: outputs["robots-txt"].print(policy).files[0]?.text,
    headers: headersFor(policy, "/articles/1"),
  };
}

function policyIn(folder: string) {
  const parsed = parsePolicy(readFileSync(join(folder, "octroi.policy.json"), "utf8"));
  if (!parsed.ok) throw new Error("The example's policy is wrong.");
  return parsed.policy;
}
