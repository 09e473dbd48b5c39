import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onEachDatabase } from "@octroi/database/testing/databases";
import { StartError } from "@octroi/web/start-error";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprintOf } from "../domain/secrets/secrets.ts";
import { openStore } from "../store/store.ts";
import { type SecretSettings, secretFor, secretIn } from "./secret.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "octroi-secret-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the first start makes a secret that only its owner reads, and later ones find it", async () => {
  const data = join(folder, "data");
  const secret = secretIn(data);
  expect(secret).toHaveLength(32);
  expect(secretIn(data)).toEqual(secret);
  expect((await stat(join(data, "console.secret"))).mode & 0o777).toBe(0o600);
});

test("a file that was cut short stops the start: a new secret would end every session and key", async () => {
  await writeFile(join(folder, "console.secret"), "c2hvcnQ\n");
  expect(() => secretIn(folder)).toThrow(StartError);
});

test("a folder that cannot be made is named, with the variable that does without", () => {
  expect(() => secretIn("/dev/null/data")).toThrow(/^CONSOLE_SECRET is not set/);
});

onEachDatabase((freshDatabase) => {
  const ours = Buffer.alloc(32, 1);
  const another = Buffer.alloc(32, 2);
  const given = (database: SecretSettings["database"], secret: Uint8Array) => ({
    database,
    secret,
    dataFolder: folder,
  });

  test("a database is started with the secret that it met first, and with no other until the operator replaces it", async () => {
    const database = await freshDatabase();
    await using store = await openStore(database);
    const { secretFingerprint } = store;
    expect(await secretFor(given(database, ours), secretFingerprint)).toEqual(ours);
    expect(await secretFor(given(database, ours), secretFingerprint)).toEqual(ours);
    await expect(secretFor(given(database, another), secretFingerprint)).rejects.toThrow(
      /^CONSOLE_SECRET holds another secret than/,
    );
    await secretFingerprint.replace(fingerprintOf(another));
    expect(await secretFor(given(database, another), secretFingerprint)).toEqual(another);
    await expect(secretFor(given(database, ours), secretFingerprint)).rejects.toThrow(StartError);
  });

  test("of two consoles that start at once on an empty database with two secrets, one starts", async () => {
    const database = await freshDatabase();
    const stores = [await openStore(database), await openStore(database)];
    const starts = await Promise.allSettled(
      stores.map(({ secretFingerprint }, place) =>
        secretFor(given(database, Buffer.alloc(32, place)), secretFingerprint),
      ),
    );
    expect(starts.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("without a secret two consoles at once share a file's with SQLite, and neither starts on PostgreSQL", async () => {
    const database = await freshDatabase();
    const stores = [await openStore(database), await openStore(database)];
    const settings = { database, secret: undefined, dataFolder: folder };
    const [one, two] = await Promise.allSettled(
      stores.map(({ secretFingerprint }) => secretFor(settings, secretFingerprint)),
    );
    if (database.kind === "sqlite") {
      expect(one).toMatchObject({ status: "fulfilled" });
      expect(two).toEqual(one);
    } else {
      const reason = new StartError(
        "CONSOLE_SECRET must be set with PostgreSQL, and be the same for every server on it.",
      );
      expect([one, two]).toEqual([
        { status: "rejected", reason },
        { status: "rejected", reason },
      ]);
      expect(await readdir(folder)).toEqual([]);
    }
    await Promise.all(stores.map((store) => store.close()));
  });
});

test("a database that is restored without its secret's file is not given a new one", async () => {
  const restored = join(folder, "restored");
  await mkdir(restored);
  const database = { kind: "sqlite", file: join(folder, "octroi.sqlite") } as const;
  await using store = await openStore(database);
  const secret = await secretFor(
    { database, secret: undefined, dataFolder: folder },
    store.secretFingerprint,
  );
  await expect(
    secretFor({ database, secret: undefined, dataFolder: restored }, store.secretFingerprint),
  ).rejects.toThrow(/console\.secret is missing/);
  expect(await readdir(restored)).toEqual([]);
  await copyFile(join(folder, "console.secret"), join(restored, "console.secret"));
  expect(
    await secretFor({ database, secret: undefined, dataFolder: restored }, store.secretFingerprint),
  ).toEqual(secret);
});
