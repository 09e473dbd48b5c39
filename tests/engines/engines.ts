import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@octroi/database/testing/free-port";
import { until } from "@octroi/web/testing/until";
import { marionette } from "./marionette.ts";
import { end, start } from "./programs.ts";
import { type Driver, httpDriver } from "./webdriver.ts";

interface Options {
  /** Whether pages may run theirs. */
  scripts: boolean;
  /** Where the browser keeps its profile, and leaves what is downloaded. */
  home: string;
}

export interface Engine {
  name: string;
  /** What it takes, each program with the Debian package that has it. */
  needs: Readonly<Record<string, string>>;
  start(options: Options): Promise<Driver>;
}

/** The other two of the web's engines: tests/e2e runs in Chromium. */
export const engines: readonly Engine[] = [
  { name: "Firefox", needs: { "firefox-esr": "firefox-esr" }, start: firefox },
  { name: "WebKit", needs: { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" }, start: webkit },
];

async function firefox({ scripts, home }: Options): Promise<Driver> {
  const profile = join(home, "profile");
  await mkdir(profile);
  const preferences = {
    // Any free port, which it then writes down.
    "marionette.port": 0,
    "javascript.enabled": scripts,
    "intl.accept_languages": "en-US",
    "browser.download.folderList": 2,
    "browser.download.dir": home,
    "app.update.disabledForTesting": true,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const child = start("firefox-esr", ["--headless", "--marionette", "--no-remote", "--profile", profile]);
  const port = () => readFile(join(profile, "MarionetteActivePort"), "utf8").then(Number, () => 0);
  if (!(await until(async () => (await port()) > 0)))
    throw new Error("Expected Firefox to open its Marionette port in time.");
  return marionette(await port(), () => end(child));
}

/** WebKit's driver sometimes never answers the first command; a driver that is started anew does. */
async function webkit(options: Options): Promise<Driver> {
  for (let attempt = 1; attempt < maxWebkitStarts; attempt += 1) {
    try {
      return await startWebkit(options);
    } catch (error) {
      console.warn(`WebKit did not start, attempt ${attempt} of ${maxWebkitStarts}:`, error);
    }
  }
  return startWebkit(options);
}

const maxWebkitStarts = 5;

/** It draws windows only, and so gets a display that nobody looks at. */
async function startWebkit({ scripts, home }: Options): Promise<Driver> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display]: Buffer[] = await once(screen.stdio[3] ?? screen, "data");
  const port = await freePort();
  const program = start("WebKitWebDriver", [`--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
    LIBGL_ALWAYS_SOFTWARE: "1",
    HOME: home,
  });
  const address = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await until(isListening))) throw new Error("Expected WebKitWebDriver to listen in time.");
  const args = ["--automation", ...(scripts ? [] : ["--enable-javascript=false"])];
  const capabilities = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } };
  return httpDriver(address, capabilities, async () => {
    await end(program);
    await end(screen);
  });
}
