import { statusOf } from "@octroi/crawlers/identify";
import { isEveryone, matchRobots, mergeBlock, parseRobots, type RobotsFile } from "@octroi/crawlers/robots";
import { outputs } from "@octroi/policy/outputs";
import { isServed, type PublishedFile } from "./published-files.ts";
import type { FileRead, FilesRead } from "./site-files.ts";

/** How what a site serves stands to the rules in force. `unread`: it could not be looked at. */
export type FileState = "served" | "missing" | "otherwise" | "unread";

/** In what robots.txt differs. */
export interface RobotsDifferences {
  /** Names that the rules close the site to, and the file lets in somewhere. */
  open: readonly string[];
  /** Names that the rules let in, and the file closes the site to. */
  closed: readonly string[];
  /** Lines about uses and licenses that the file does not have. */
  lines: readonly string[];
}

export interface ComparedFile {
  file: PublishedFile;
  /** Undefined before anybody has looked. */
  state: FileState | undefined;
  differences: RobotsDifferences;
}

const noDifferences: RobotsDifferences = { open: [], closed: [], lines: [] };

/** The files that crawlers fetch, beside what was read of the site. */
export function comparedFiles(
  published: readonly PublishedFile[],
  read: FilesRead | undefined,
): ComparedFile[] {
  return published.filter(isServed).map((file) => compared(file, read));
}

function compared(file: PublishedFile, read: FilesRead | undefined): ComparedFile {
  const served = read?.files.find(({ path }) => path === file.path);
  if (served === undefined) return { file, state: undefined, differences: noDifferences };
  if (file.form === "robots-txt") return comparedRobots(file, served);
  const isSame = served.outcome === "read" && saidBy(file, served.text) === saidBy(file, file.text);
  return { file, state: isSame ? "served" : stateWithout(served), differences: noDifferences };
}

/** What a file says, however it is spaced. */
function saidBy({ form, type }: PublishedFile, text: string): string {
  if (form === "rsl") return JSON.stringify(outputs.rsl.read(text));
  if (!/json$/.test(type)) return text.trim();
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

function stateWithout({ outcome }: FileRead): FileState {
  if (outcome === "unread") return "unread";
  return outcome === "none" ? "missing" : "otherwise";
}

function comparedRobots(file: PublishedFile, served: FileRead): ComparedFile {
  if (served.outcome !== "read") return { file, state: stateWithout(served), differences: noDifferences };
  const differences = robotsDifferences(parseRobots(file.text), parseRobots(served.text));
  const isSame = Object.values(differences).every(({ length }) => length === 0);
  return { file, state: isSame ? "served" : "otherwise", differences };
}

const statements = ["content-signal", "content-usage", "license"];

/**
 * Asked name by name, at the home page and at every path that either file names for it. What the site closes besides, such
 * as its admin, is its own affair: a name counts as closed where its home page is.
 */
function robotsDifferences(published: RobotsFile, served: RobotsFile): RobotsDifferences {
  const named = published.groups.flatMap(({ agents }) => agents.map(({ value }) => value));
  const names = named
    .filter((name) => !isEveryone(name))
    .toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)));
  const paths = pathsIn([published, served]);
  const isAllowed = (file: RobotsFile, agent: string, path: string) =>
    matchRobots(file, { agent, path }).allowed;
  const stated = new Set(served.lines.map(lineText));
  return {
    open: names.filter((agent) =>
      paths.some((path) => !isAllowed(published, agent, path) && isAllowed(served, agent, path)),
    ),
    closed: names.filter((agent) => isAllowed(published, agent, "/") && !isAllowed(served, agent, "/")),
    lines: [...new Set(published.lines.map(lineText))].filter(
      (line) => statements.includes(line.split(":")[0] ?? "") && !stated.has(line),
    ),
  };
}

/** Of many names, those that people know are told first. */
function isActive(name: string): boolean {
  return statusOf(name) === "active";
}

function lineText({ field, value }: { field: string; value: string }): string {
  return `${field.toLowerCase()}: ${value.trim()}`;
}

/** A path that each rule matches: a star stands for nothing. More rules than this no file of ours has. */
const maxPaths = 200;

function pathsIn(files: readonly RobotsFile[]): string[] {
  const rules = files.flatMap(({ groups }) => groups.flatMap(({ rules: each }) => each));
  const paths = rules.map(({ value }) => value.replaceAll("*", "").replace(/\$$/, ""));
  return [...new Set(["/", ...paths])].filter((path) => path.startsWith("/")).slice(0, maxPaths);
}

/** The robots.txt that a person takes: what the site serves stays, and the rules' lines go into it. */
export function robotsToServe({ text }: PublishedFile, served: FileRead | undefined): string {
  return served?.outcome === "read" ? mergeBlock(served.text, text).text : text;
}
