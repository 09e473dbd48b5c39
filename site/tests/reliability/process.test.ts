import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { sqlite } from "@octroi/database/testing/databases";
import { freePort } from "@octroi/database/testing/free-port";
import { brand } from "@octroi/ui/brand/brand";
import { until } from "@octroi/web/testing/until";
import { expect, test } from "vitest";
import { databaseUrl, startServer } from "../server-process.ts";
import { signUp } from "../waitlist/processes.ts";

/** Names, as the server ends, which forms of React it has loaded. */
const loadedReact = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from "node:module";
  process.on("exit", () => {
    const loaded = Object.values(createRequire(process.argv[1]).cache).filter((module) => module.loaded);
    const inForm = (form) => loaded.filter(({ id }) => /react/.test(id) && id.includes("." + form + ".")).length;
    console.log("development:" + inForm("development") + ", production:" + inForm("production"));
  });
`)}`;

test("the server renders with React’s production form, whether or not it was told to", async () => {
  await using folder = await sqlite();
  const server = await startServer(await folder.fresh(), { NODE_OPTIONS: `--import=${loadedReact}` });
  await server.kill("SIGTERM");
  expect(server.output()).toMatch(/development:0, production:[1-9]/);
});

test("a line is in the log soon, not once there are enough of them, and names nobody; no token, no /metrics", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await using server = await startServer(location, { LOG_LEVEL: "info" });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect(await signUp(server, "ada@example.com")).toBe(201);
  expect(await until(() => server.output().includes("/api/waitlist"))).toBe(true);
  expect(server.output()).not.toMatch(/example\.com|Lovelace|127\.0\.0\.1(?!:\d+\n)/);
});

test("/metrics needs its token, and sees what the app answers and what memory does", async () => {
  await using folder = await sqlite();
  await using open = await startServer(await folder.fresh(), { METRICS_TOKEN: "0123456789abcdef" });
  expect((await fetch(`${open.url}/metrics`)).status).toBe(401);
  for (const _ of [1, 2]) await (await fetch(`${open.url}/fr/team`)).arrayBuffer();
  expect(await signUp(open, "ada@example.com")).toBe(201);
  const metrics = await fetch(`${open.url}/metrics`, {
    headers: { authorization: "Bearer 0123456789abcdef" },
  });
  const text = await metrics.text();
  // The first from the app, the second from memory: both are seen.
  expect(text).toContain('_count{method="GET",route="/team",status="200"} 2');
  expect(text).toContain("octroi_signups_total 1");
  expect(text).toContain("octroi_ready 1");
});

test.each([
  ["a setting that is wrong", { GATE: "open" }, "GATE must be observe, enforce or off."],
  [
    "a variable that it does not read",
    { OCTROI_MODE: "enforce" },
    "OCTROI_MODE must not be set: it is for sites that use @octroi/edge, and this one reads the variables of its README.",
  ],
  [
    "a storage that cannot be opened",
    { DATABASE_URL: "/dev/null/waitlist.sqlite" },
    "DATABASE_URL: the storage cannot be opened for writing (EEXIST).",
  ],
  [
    "a policy that is not there",
    { POLICY: "/no/such.json" },
    "POLICY: there is no file /no/such.json that can be read.",
  ],
])("%s stops the start in one sentence", async (_, environment, sentence) => {
  await using folder = await sqlite();
  const started = startServer(await folder.fresh(), environment);
  await expect(started).rejects.toThrow(`The server did not start.\nOctroi did not start. ${sentence}\n`);
});

/** A script of npm's in the repository's folder, by default `start`; until it has printed so many addresses. */
async function npmStart(
  environment: Readonly<Record<string, string>>,
  count: number,
  { script = ["start"] } = {},
) {
  const npm = spawn("npm", [...script, "--silent"], {
    cwd: new URL("../../..", import.meta.url),
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      HOST: "127.0.0.1",
      PORT: "0",
      CONSOLE_PORT: "0",
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(npm, "exit");
  const addresses: Record<string, string> = {};
  for await (const line of createInterface(npm.stdout)) {
    const [, name, address] = /^(Octroi.*): (http:\S+)$/.exec(line) ?? [];
    if (name !== undefined && address !== undefined) addresses[name] = address;
    if (Object.keys(addresses).length === count) break;
  }
  return { npm, exited, addresses };
}

const isGone = (address: string | undefined) =>
  until(() =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    ),
  );

test.for(["SIGTERM", "SIGINT"] as const)(
  "%s to npm start ends npm, and the site and the console that it started",
  async (signal) => {
    await using folder = await sqlite();
    const [site, console] = [await folder.fresh(), await folder.fresh()];
    const { npm, exited, addresses } = await npmStart(
      { DATABASE_URL: databaseUrl(site), CONSOLE_DATABASE_URL: databaseUrl(console) },
      2,
    );
    const { Octroi: siteAddress, "Octroi console": consoleAddress } = addresses;
    for (const address of [siteAddress, consoleAddress]) {
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    }
    const page = await (await fetch(`${siteAddress}/en`)).text();
    expect(page).toContain(`href="${consoleAddress}/sign-up"`);
    expect(page).not.toContain(brand.signUpUrl);
    npm.kill(signal);
    await exited;
    for (const address of [siteAddress, consoleAddress]) expect(await isGone(address)).toBe(true);
  },
);

test("npm start -w site starts the site alone, whose buttons lead where the brand or the operator says", async () => {
  await using folder = await sqlite();
  for (const [environment, signUpUrl] of [
    [{}, brand.signUpUrl],
    [{ SIGN_UP_URL: "https://console.octroi.example/sign-up" }, "https://console.octroi.example/sign-up"],
  ] as const) {
    const location = databaseUrl(await folder.fresh());
    const { npm, exited, addresses } = await npmStart({ DATABASE_URL: location, ...environment }, 1, {
      script: ["start", "-w", "site"],
    });
    const page = await (await fetch(`${addresses["Octroi"]}/en`)).text();
    expect(page).toContain(`href="${signUpUrl}"`);
    npm.kill("SIGTERM");
    await exited;
    expect(await isGone(addresses["Octroi"])).toBe(true);
  }
});

test("npm start -w console starts the console alone", async () => {
  await using folder = await sqlite();
  const location = databaseUrl(await folder.fresh());
  const { npm, exited, addresses } = await npmStart({ CONSOLE_DATABASE_URL: location }, 1, {
    script: ["start", "-w", "console"],
  });
  const address = addresses["Octroi console"];
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  npm.kill("SIGTERM");
  await exited;
  expect(await isGone(address)).toBe(true);
});

test("SIGTERM to npm run dev ends the development servers of both, whose buttons lead from one to the other", async () => {
  await using folder = await sqlite();
  const [site, console] = [await folder.fresh(), await folder.fresh()];
  const { npm, exited, addresses } = await npmStart(
    {
      DATABASE_URL: databaseUrl(site),
      CONSOLE_DATABASE_URL: databaseUrl(console),
      CONSOLE_PORT: String(await freePort()),
    },
    2,
    { script: ["run", "dev"] },
  );
  const { "Octroi (development)": siteAddress, "Octroi console (development)": consoleAddress } = addresses;
  expect((await fetch(`${consoleAddress}/sign-in`)).status).toBe(200);
  const page = await (await fetch(`${siteAddress}/en`)).text();
  expect(page).toContain(`href="${consoleAddress}/sign-up"`);
  npm.kill("SIGTERM");
  await exited;
  for (const address of [siteAddress, consoleAddress]) expect(await isGone(address)).toBe(true);
});
