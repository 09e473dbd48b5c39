import { onEachDatabase } from "@octroi/database/testing/databases";
import { localWeb } from "@octroi/web/testing/local-web";
import { startNameServer } from "@octroi/web/testing/name-server";
import { expect, test } from "vitest";
import { wholeConsole } from "../whole-console.ts";
import { companyProgram } from "./company-program.ts";

const accounts = "/v1/market/accounts";
const asked = { name: "Example Reader", email: "bot@example.com", domain: "example.com" };

onEachDatabase((freshDatabase) => {
  async function open(options: { rateLimit?: boolean } = {}) {
    const files = new Map<string, string>();
    const web = await localWeb({
      https: ({ url = "" }, response) => {
        const content = files.get(url);
        response.writeHead(content === undefined ? 404 : 200).end(content);
      },
    });
    const names = await startNameServer();
    const world = await wholeConsole({
      database: await freshDatabase(),
      network: { ...web.network, nameServerPort: names.port },
      dns: { resolvers: [names.address] },
      ...options,
    });
    const program = companyProgram(world, undefined);
    return {
      ...world,
      files,
      names,
      program,
      async begin(changes: Partial<typeof asked> = {}) {
        const { status, body } = await program.post(accounts, { ...asked, ...changes });
        expect(status).toBe(202);
        return { ...body, path: new URL(body.address).pathname, code: world.secrets.companyCode(body.proof) };
      },
      async [Symbol.asyncDispose]() {
        await world[Symbol.asyncDispose]();
        await web[Symbol.asyncDispose]();
        await names[Symbol.asyncDispose]();
      },
    };
  }

  test("a code from a mail and a record of the domain make an account, once", async () => {
    await using world = await open();
    const { program, names } = world;
    const begun = await world.begin();
    expect(begun.record).toEqual({
      type: "TXT",
      name: "_octroi-company.example.com",
      value: expect.stringMatching(/^octroi-company=[\w-]{43}$/),
    });
    const early = await program.post(begun.path, { code: begun.code });
    expect([early.status, early.body.type]).toEqual([409, "urn:octroi:problem:not-proven"]);
    expect(early.body.detail).toContain(begun.record.value);
    names.setRecords({ [begun.record.name]: { TXT: ["other", begun.record.value] } });
    const wrong = await program.post(begun.path, { code: "wrong" });
    expect([wrong.status, wrong.body.field]).toEqual([422, "code"]);
    const both = await Promise.all([0, 1].map(() => program.post(begun.path, { code: begun.code })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    const { account, clientId, clientSecret } = both.find(({ status }) => status === 201)?.body ?? {};
    expect(account).toMatchObject({ ...asked, id: clientId, origin: null, keys: [] });
    const mine = companyProgram(world, { id: clientId, secret: clientSecret });
    expect((await mine.get("/v1/market/account")).body.id).toBe(clientId);
  });

  test("a file does as well; whoever lost their secrets gets another by the same address alone", async () => {
    await using world = await open();
    const { program, files, store } = world;
    const prove = async (email = asked.email) => {
      const begun = await world.begin({ email, domain: "https://Example.com/" });
      expect(begun.file.url).toBe("https://example.com/.well-known/octroi-company.txt");
      files.set("/.well-known/octroi-company.txt", `${begun.file.content}\n`);
      return program.post(begun.path, { code: begun.code });
    };
    const first = await prove();
    const second = await prove();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.clientId).toBe(first.body.clientId);
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    const other = await prove("new-owner@example.com");
    expect([other.status, other.body.type]).toEqual([409, "urn:octroi:problem:other-email"]);
    expect(await store.companies.secrets(first.body.clientId)).toHaveLength(2);
  });

  test("what is no address or no public domain is told, and a mail goes five times an hour", async () => {
    await using world = await open({ rateLimit: true });
    const { program } = world;
    for (const [changes, field] of [
      [{ email: "nobody" }, "email"],
      [{ domain: "localhost" }, "domain"],
      [{ domain: "192.0.2.1" }, "domain"],
      [{ name: "" }, "name"],
      [{ language: "de" }, "language"],
    ] as const) {
      const { status, body } = await program.post(accounts, { ...asked, ...changes });
      expect([status, body.field]).toEqual([422, field]);
    }
    for (let sent = 0; sent < 5; sent += 1) await world.begin({ email: `bot-${sent}@example.com` });
    expect((await program.post(accounts, { ...asked, email: "bot-5@example.com" })).status).toBe(429);
    expect(await world.store.jobs.pending()).toBe(5);
  });
});
