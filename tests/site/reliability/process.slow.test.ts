import { sqlite } from "@octroi/database/testing/databases";
import { brand } from "@octroi/ui/brand/brand";
import { until } from "@octroi/web/testing/until";
import { expect, test } from "vitest";
import { databaseUrl, startServer } from "../server-process.ts";
import { signUp } from "../waitlist/processes.ts";
import { isGone, npmStart } from "./npm-start.ts";

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
    { DATABASE_URL: "/dev/null/octroi.sqlite" },
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

test("SIGTERM to npm start ends npm, and the site and the console that it started", async () => {
  await using folder = await sqlite();
  const { npm, exited, addresses } = await npmStart({ DATABASE_URL: databaseUrl(await folder.fresh()) }, 2);
  const { Octroi: siteAddress, "Octroi console": consoleAddress } = addresses;
  for (const address of [siteAddress, consoleAddress]) {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  }
  const page = await (await fetch(`${siteAddress}/en`)).text();
  expect(page).toContain(`href="${consoleAddress}/sign-up"`);
  expect(page).not.toContain(brand.signUpUrl);
  npm.kill("SIGTERM");
  await exited;
  for (const address of [siteAddress, consoleAddress]) expect(await isGone(address)).toBe(true);
});
