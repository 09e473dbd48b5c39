import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { preset } from "../../presets.ts";
import { headersFor } from "../http-headers/print.ts";
import { printRobotsTxt } from "../robots-txt/print.ts";
import { next } from "./index.ts";
import { printNext } from "./print.ts";

const folder = mkdtempSync(join(tmpdir(), "octroi-next-"));
afterAll(() => rmSync(folder, { recursive: true }));
const policy = preset("charge-training", { origin: "https://example.com" });
const [config, route] = printNext(policy).files;

async function run(name: string, text = ""): Promise<Record<string, unknown>> {
  writeFileSync(join(folder, name), text);
  return import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
}

test("the configuration sends the headers with every page", async () => {
  const { default: settings } = await run("next.config.ts", config?.text);
  expect(settings).toMatchObject({ headers: expect.any(Function) });
  const { headers } = settings as { headers: () => Promise<unknown> };
  expect(await headers()).toEqual([
    { source: "/:path*", headers: headersFor(policy).map(([key, value]) => ({ key, value })) },
  ]);
});

test("the route answers with robots.txt", async () => {
  const { GET } = await run("route.ts", route?.text);
  const response = await (GET as () => Response)();
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(printRobotsTxt(policy).files[0]?.text);
});

test("what it answers can be read back", () => {
  expect(next.read(route?.text ?? "")).toBe(printRobotsTxt(policy).files[0]?.text);
  expect(next.check(route?.text ?? "").filter(({ level }) => level !== "info")).toEqual([]);
});
