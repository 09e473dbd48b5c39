import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { preset } from "@octroi/policy";
import type { Io } from "../io.ts";
import { frameworkOf } from "./frameworks.ts";
import { checkKey, writeKey } from "./key.ts";
import { originFor, placeholderOrigin } from "./origin.ts";
import { type Project, projectIn } from "./project.ts";

const policyFile = "octroi.policy.json";

/** Puts the gate in front of the project in a folder: writes what is missing, and never over anything. */
export async function init(words: string[], io: Io): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { origin: { type: "string" }, key: { type: "string" } },
  });
  if (values.key !== undefined) checkKey(values.key);
  const project = projectIn(io.folder);
  const framework = frameworkOf(project);
  const { name, files = {}, lines, into, notes = [] } = framework;
  io.print(`Found: ${name}.`);
  await writePolicy(values.origin, project, io);
  for (const [file, text] of Object.entries(files)) {
    if (write(io.folder, file, text)) io.print(`${file}: written.`);
    else if (holdsGate(io.folder, file)) io.print(`${file}: holds the gate already, left as it is.`);
    else io.print(`${file}: there already, left as it is. It should hold:\n\n${text}`);
  }
  const withGate = [into ?? "", ...serverFiles].find((file) => holdsGate(io.folder, file));
  if (lines !== undefined && withGate !== undefined) {
    io.print(`${withGate}: holds the gate already, left as it is.`);
  } else if (lines !== undefined) io.print(`Add to ${into}:\n\n${lines}`);
  for (const note of notes) io.print(note);
  if (values.key !== undefined) writeKey(values.key, framework, io);
  const until = values.key === undefined ? "" : ", or the console publishes rules to enforce";
  io.print(
    `The gate observes until OCTROI_MODE is enforce${until}. See who gets what: npx @octroi/edge try URL`,
  );
}

async function writePolicy(originOption: string | undefined, project: Project, io: Io): Promise<void> {
  if (project.find(policyFile) !== undefined) {
    io.print(`${policyFile}: there already, left as it is.`);
    return;
  }
  const origin = await originFor(originOption, project, io);
  const policy = {
    $schema: "./node_modules/@octroi/policy/schema.json",
    ...preset("search-not-training", { origin }),
  };
  write(io.folder, policyFile, `${JSON.stringify(policy, null, 2)}\n`);
  io.print(`${policyFile}: written for ${origin}. Search engines and answers pass, training is blocked.`);
  if (origin === placeholderOrigin && originOption === undefined) {
    io.note(
      `${policyFile} names ${placeholderOrigin}: put the address of your site there, as site.origin. Licenses and signatures count for that address alone.`,
    );
  }
}

/** Where servers without a framework's own place for it are mostly written. */
const serverFiles = ["", "src/"].flatMap((folder) =>
  ["server", "index", "app", "main", "worker"].flatMap((name) =>
    ["ts", "js", "mjs", "cjs"].map((extension) => `${folder}${name}.${extension}`),
  ),
);

/** Whether a file is there and takes the gate from this package: put in twice, it would judge each visit twice. */
function holdsGate(folder: string, name: string): boolean {
  try {
    return readFileSync(join(folder, name), "utf8").includes("@octroi/edge");
  } catch {
    return false;
  }
}

/** False where the file is there already. */
function write(folder: string, name: string, text: string): boolean {
  const path = join(folder, name);
  if (existsSync(path)) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: "wx" });
  return true;
}
