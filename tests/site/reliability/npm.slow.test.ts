import { sqlite } from "@octroi/database/testing/databases";
import { freePort } from "@octroi/database/testing/free-port";
import { brand } from "@octroi/ui/brand/brand";
import { expect, test } from "vitest";
import { databaseUrl } from "../server-process.ts";
import { isGone, npmStart } from "./npm-start.ts";

test("SIGINT to npm start ends npm, and the site and the console that it started", async () => {
  await using folder = await sqlite();
  const [site, console] = [await folder.fresh(), await folder.fresh()];
  const { npm, exited, addresses } = await npmStart(
    { DATABASE_URL: databaseUrl(site), CONSOLE_DATABASE_URL: databaseUrl(console) },
    2,
  );
  npm.kill("SIGINT");
  await exited;
  for (const address of Object.values(addresses)) expect(await isGone(address)).toBe(true);
});

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
