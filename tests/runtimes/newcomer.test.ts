import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@octroi/database/testing/free-port";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { chromium } from "@playwright/test";
import { afterAll, expect, test } from "vitest";
import { addSite, signUp } from "../console/browser/steps.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = await mkdtemp(join(tmpdir(), "octroi-newcomer-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The commands of the README's section, in order. */
async function documentedCommands(): Promise<[start: string, serve: string, visit: string]> {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const [, section = ""] = /\n## From nothing to a crawler’s visit\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const [start, serve, visit] = [...section.matchAll(/```sh\n(.*)\n```/g)].map(([, command]) => command);
  if (!start || !serve || !visit) throw new Error("Expected three commands in the section of the README.");
  return [start, serve, visit];
}

/** A terminal in the clone, with nothing in its environment but where programs and npm's own settings are. */
function terminal(command: string, environment: Readonly<Record<string, string>> = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => /^(PATH|HOME|npm_config_.*)$/i.test(name));
  const clean = inherited.filter(([name]) => !/^npm_config_(local_prefix|workspace)/i.test(name));
  const path = (process.env["PATH"] ?? "").split(":").filter((part) => !part.includes("node_modules"));
  const child = spawn("sh", ["-c", command], {
    cwd: join(folder, "octroi"),
    env: { ...Object.fromEntries(clean), PATH: path.join(":"), ...environment },
    // A group of its own, so that npm's children end with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      output += part;
    });
  }
  const exited = once(child, "exit");
  return {
    /** What it prints, once that matches. */
    async printed(pattern: RegExp): Promise<string> {
      await expect.poll(() => output, { timeout: 500_000 }).toMatch(pattern);
      return output;
    },
    async end(): Promise<string> {
      await exited;
      return output;
    },
    stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    },
  };
}

test("by the README alone, a fresh clone shows a crawler's visit on the dashboard", {
  timeout: 600_000,
}, async () => {
  const [start, serve, visit] = await documentedCommands();
  const [sitePort, consolePort, port] = [await freePort(), await freePort(), await freePort()];
  const clone = spawn("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, join(folder, "octroi")]);
  expect(await once(clone, "exit")).toEqual([0, null]);

  const octroi = terminal(start, { PORT: String(sitePort), CONSOLE_PORT: String(consolePort) });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
  let server: ReturnType<typeof terminal> | undefined;
  try {
    await octroi.printed(/Octroi console: http/);
    const page = await browser.newPage({ locale: "en-US" });
    await page.goto(`http://localhost:${consolePort}/sign-up`);
    await signUp(page, "en", {
      email: "newcomer@example.com",
      name: "Newcomer",
      async code() {
        const mail = /Mail to newcomer@example\.com: ([\d\s]{6,})\(/;
        const [, code = ""] = mail.exec(await octroi.printed(mail)) ?? [];
        return code.replace(/\s/g, "");
      },
    });
    const { key } = await addSite(page, "en", "example.com");

    server = terminal(serve.replace("http://…", key).replace("8080", String(port)));
    await expect
      .poll(() => terminal(visit.replace("8080", String(port))).end(), { interval: 1_000 })
      .toContain("Hello");
    await expect
      .poll(
        async () => {
          // Before the first visit has arrived, a site's name leads to how it is connected.
          await page.goto(`http://localhost:${consolePort}/sites`);
          await page.getByRole("main").getByRole("link", { name: "example.com" }).first().click();
          return page.getByRole("main").textContent();
        },
        { interval: 1_000 },
      )
      .toContain("GPTBot");
  } finally {
    await browser.close();
    server?.stop();
    octroi.stop();
    await octroi.end();
  }
});
