import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { runsLayout } from "./slow.ts";

const full = ["chromium", "chromium-browser", "google-chrome"];
/** The shell draws no window, and runs the tests a third faster than the whole browser, which visitors have. */
const names = { any: ["chromium-headless-shell", ...full], full } as const;
type Form = keyof typeof names;

/** A Chromium: the one the environment names, one on the PATH, Playwright's own, or one installed now. */
export function chromiumPath(form: Form = runsLayout ? "full" : "any"): string {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && !runnable(chosen)) throw new Error(`CHROMIUM_PATH names no program: ${chosen}`);
  return found(form) ?? installed(form);
}

function found(form: Form): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = names[form].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env["CHROMIUM_PATH"], ...onPath, chromium.executablePath()].find(
    (path) => path && runnable(path),
  );
}

function installed(form: Form): string {
  console.log("No Chromium found: installing one.");
  const asRoot = process.getuid?.() === 0 && runnable("/usr/bin/apt-get");
  const commands = asRoot
    ? [
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", names[form][0]],
      ]
    : [["npx", "playwright", "install", "--with-deps", "chromium"]];
  for (const [command = "", ...rest] of commands) spawnSync(command, rest, { stdio: "inherit" });
  const path = found(form);
  if (!path) throw new Error("No Chromium could be installed. Set CHROMIUM_PATH to one.");
  return path;
}

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
