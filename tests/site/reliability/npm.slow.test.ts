import { sqlite } from "@octroi/database/testing/databases";
import { freePort } from "@octroi/database/testing/free-port";
import { expect, test } from "vitest";
import { databaseUrl } from "../server-process.ts";
import { isGone, npmStart } from "./npm-start.ts";

test("SIGINT to npm start ends npm, and the site and the console that it started", async () => {
  await using folder = await sqlite();
  const { npm, exited, addresses } = await npmStart({ DATABASE_URL: databaseUrl(await folder.fresh()) }, 2);
  npm.kill("SIGINT");
  await exited;
  for (const address of Object.values(addresses)) expect(await isGone(address)).toBe(true);
});

test("SIGTERM to npm run dev ends the development servers of both, whose buttons lead from one to the other", async () => {
  await using folder = await sqlite();
  const { npm, exited, addresses } = await npmStart(
    {
      DATABASE_URL: databaseUrl(await folder.fresh()),
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
