import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { addressOf } from "@octroi/web/settings";

/** The site and the console, each over its own Vite; one signal ends both: `npm run dev`. */
const { HOST: host = "localhost", CONSOLE_URL, CONSOLE_PORT = "3001" } = process.env;
const consoleUrl = CONSOLE_URL ?? addressOf(host, Number(CONSOLE_PORT));
const environment = {
  SIGN_UP_URL: new URL("/sign-up", consoleUrl).href,
  ...process.env,
  NODE_ENV: "development",
};
const servers: ChildProcess[] = ["site", "console"].map((application) =>
  spawn(process.execPath, [`server/${application}/dev.ts`], {
    cwd: new URL("..", import.meta.url),
    env: environment,
    stdio: "inherit",
    // In a group of its own: Ctrl-C reaches it once, by way of us.
    detached: true,
  }),
);

let stopping = false;
function stop(signal: NodeJS.Signals): void {
  if (stopping) return;
  stopping = true;
  for (const server of servers) server.kill(signal);
}
process.on("SIGTERM", () => stop("SIGTERM"));
process.on("SIGINT", () => stop("SIGINT"));
process.on("exit", () => stop("SIGTERM"));

const codes = await Promise.all(
  servers.map(async (server) => {
    const [code] = await once(server, "exit");
    // Without one the other is half of what was asked for.
    stop("SIGTERM");
    return Number(code ?? 0);
  }),
);
process.exitCode = Math.max(...codes);
