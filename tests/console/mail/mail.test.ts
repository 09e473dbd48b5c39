import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import type { SMTPServerOptions } from "smtp-server";
import { expect, test } from "vitest";
import { oldAddressCodeId } from "../../../domain/accounts/challenge.ts";
import { secretsFrom } from "../../../domain/secrets/secrets.ts";
import { fileTransport } from "../../../server/mail/file-transport.ts";
import { startMailSender } from "../../../server/mail/sender.ts";
import { type DkimKey, smtpTransport, type Transport } from "../../../server/mail/transport.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { stoppedClock } from "../clock.ts";
import { decoded, mailServer } from "./mail-server.ts";

const secrets = secretsFrom(Buffer.alloc(32, 7));
const pace = { idleMs: 10, firstRetryMs: 10, maxRetryMs: 50 };
const quiet = { warn() {} };

function send(store: Store, transport: Transport, failed: string[] = []) {
  const stop = startMailSender({
    store,
    transport,
    from: "Octroi <hello@octroi.example>",
    brand: "Octroi",
    contactEmail: "contact@octroi.example",
    consoleUrl: new URL("https://app.octroi.example"),
    secrets,
    payouts: true,
    log: quiet,
    onFailed: (kind, reason) => failed.push(`${kind}: ${reason}`),
    pace,
  });
  return async () => {
    await stop();
    transport.close();
  };
}

onEachDatabase((freshDatabase) => {
  const ask = (store: Store, email: string, language: "fr" | "en" = "en") =>
    store.challenges.create({ purpose: "sign-in", email, language });

  test("a code goes to its address, as text and HTML, once", async () => {
    await using server = await mailServer();
    await using store = await openStore(await freshDatabase());
    const stop = send(store, smtpTransport(server.url, undefined));
    const challenge = await ask(store, "ada@example.com", "fr");
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    const code = secrets.codeOf(challenge.id);
    const readable = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(server.mails).toMatchObject([{ to: ["ada@example.com"] }]);
    const text = decoded(server.mails[0]?.text ?? "");
    expect(text).toContain("From: Octroi <hello@octroi.example>");
    expect(text).toContain("Content-Type: text/plain; charset=utf-8");
    expect(text).toContain("Content-Type: text/html; charset=utf-8");
    expect(text.split(readable).length - 1).toBeGreaterThanOrEqual(2);
    expect(text).toContain('<html lang="fr">');
    expect(text).not.toMatch(/<img|https?:/);
  });

  test("who owns a workspace that leaves Pro is told until when its history is there", async () => {
    await using server = await mailServer();
    await using store = await openStore(await freshDatabase(), {
      now: () => new Date("2126-03-01T12:00:00.000Z"),
    });
    const person = await store.people.ensure("ada@example.com", "fr");
    const { id } = await store.workspaces.currentOf(person);
    await store.workspaces.setPlan(id, "free", undefined);
    await store.workspaces.setPlan(id, "pro", undefined);
    expect(await store.jobs.pending()).toBe(0);
    await store.workspaces.setPlan(id, "free", undefined);
    const stop = send(store, smtpTransport(server.url, undefined));
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    expect(server.mails).toMatchObject([{ to: ["ada@example.com"] }]);
    expect(decoded(server.mails[0]?.text ?? "")).toMatch(/avant le 31\smars 2126/);
  });

  test("a mail server that is away loses nothing", async () => {
    await using store = await openStore(await freshDatabase());
    let isAway = true;
    const onMailFrom: SMTPServerOptions["onMailFrom"] = (_, __, done) =>
      done(isAway ? Object.assign(new Error("Busy"), { responseCode: 421 }) : null);
    await using server = await mailServer({ onMailFrom });
    const stop = send(store, smtpTransport(server.url, undefined));
    await ask(store, "ada@example.com");
    await expect.poll(async () => (await store.jobs.open(1))[0]?.reason).toBe("EENVELOPE 421");
    isAway = false;
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    expect(server.mails).toHaveLength(1);
  });

  test("a crash after sending repeats the mail, with the same id and the same code", async () => {
    await using server = await mailServer();
    await using store = await openStore(await freshDatabase());
    await ask(store, "ada@example.com");
    const forgetful: Store = {
      ...store,
      jobs: {
        ...store.jobs,
        claim: (kinds, limit) => store.jobs.claim(kinds, limit, 0),
        complete: async () => {},
      },
    };
    const crashing = send(forgetful, smtpTransport(server.url, undefined));
    await expect.poll(() => server.mails.length).toBeGreaterThanOrEqual(1);
    await crashing();
    expect(await store.jobs.pending()).toBe(1);
    const sent = server.mails.length;
    const stop = send(store, smtpTransport(server.url, undefined));
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    expect(server.mails.length).toBeGreaterThan(sent);
    const ids = server.mails.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
    const codes = server.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);
    expect(new Set(ids).size).toBe(1);
    expect(new Set(codes).size).toBe(1);
  });

  test("an address that is refused for good is not tried for ever", async () => {
    const onRcptTo: SMTPServerOptions["onRcptTo"] = (_, __, done) =>
      done(Object.assign(new Error("No such user"), { responseCode: 550 }));
    await using server = await mailServer({ onRcptTo });
    await using store = await openStore(await freshDatabase());
    const stop = send(store, smtpTransport(server.url, undefined));
    await ask(store, "nobody@example.com");
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
  });

  test("a mail that is refused once it was read is not tried again, and the operator is told", async () => {
    let reads = 0;
    const onData: SMTPServerOptions["onData"] = (stream, _, done) => {
      reads += 1;
      stream.on("end", () => done(Object.assign(new Error("Spam"), { responseCode: 554 })));
      stream.resume();
    };
    await using server = await mailServer({ onData });
    await using store = await openStore(await freshDatabase());
    const failed: string[] = [];
    const transport = smtpTransport(server.url, undefined);
    const stop = send(store, transport, failed);
    await ask(store, "ada@example.com");
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    expect([reads, failed]).toEqual([1, ["mail: EMESSAGE 554"]]);
    expect(await store.jobs.open(1)).toMatchObject([
      { reason: "EMESSAGE 554", failedAt: expect.any(String) },
    ]);
  });

  test("what a server refuses because we have not signed in waits until we have", async () => {
    let isSignedIn = false;
    const onMailFrom: SMTPServerOptions["onMailFrom"] = (_, __, done) =>
      done(isSignedIn ? null : Object.assign(new Error("Authentication required"), { responseCode: 530 }));
    await using server = await mailServer({ onMailFrom });
    await using store = await openStore(await freshDatabase());
    const transport = smtpTransport(server.url, undefined);
    const stop = send(store, transport);
    await ask(store, "ada@example.com");
    await expect.poll(async () => (await store.jobs.open(1))[0]?.reason).toBe("EENVELOPE 530");
    isSignedIn = true;
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    expect(server.mails).toHaveLength(1);
  });

  test("a mail that cannot be read, or is too late, is given up and listed, and keeps no other", async () => {
    await using server = await mailServer();
    const location = await freshDatabase();
    const clock = stoppedClock();
    await using store = await openStore(location, { now: clock.now });
    await ask(store, "late@example.com");
    clock.forward({ minutes: 10 });
    await ask(store, "renamed@example.com");
    await execute(
      location,
      `update job set payload = replace(payload, '"to"', '"…"') where payload like '%renamed%'`,
    );
    await ask(store, "ada@example.com");
    const failed: string[] = [];
    const transport = smtpTransport(server.url, undefined);
    const stop = send(store, transport, failed);
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    expect(server.mails).toMatchObject([{ to: ["ada@example.com"] }]);
    expect(failed.toSorted()).toEqual(["mail: too late", "mail: unreadable"]);
    expect((await store.jobs.open(10)).map(({ reason }) => reason).toSorted()).toEqual([
      "too late",
      "unreadable",
    ]);
  });

  test("an address that takes the place of another is proven at both, and the old one is told", async () => {
    await using server = await mailServer();
    await using store = await openStore(await freshDatabase());
    const ada = await store.people.ensure("old@example.com", "en");
    const challenge = await store.challenges.create({
      purpose: "address",
      email: "new@example.com",
      oldEmail: ada.email,
      personId: ada.id,
      language: "en",
    });
    await store.people.changeEmail(ada.id, "new@example.com");
    const stop = send(store, smtpTransport(server.url, undefined));
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    const mailsTo = (address: string) =>
      server.mails.filter(({ to }) => to.includes(address)).map(({ text }) => decoded(text));
    const readable = (id: string) => secrets.codeOf(id).replace(/^.../, "$& ");
    const [newCode, ...others] = mailsTo("new@example.com");
    expect(newCode).toContain(readable(challenge.id));
    expect(others).toEqual([]);
    const old = mailsTo("old@example.com").join();
    expect(old).toContain(readable(oldAddressCodeId(challenge.id)));
    expect(old).not.toContain(readable(challenge.id));
    expect(old).toContain("has a new e-mail address");
  });

  test("an invitation leads to the console, with a token that the database does not know", async () => {
    await using server = await mailServer();
    await using store = await openStore(await freshDatabase());
    const ada = await store.people.ensure("ada@example.com", "en");
    await store.people.welcome(ada.id, { name: "Ada <b>", language: "en", terms: "1" });
    const { id } = await store.workspaces.currentOf(ada);
    const invitation = await store.workspaces.invite(
      id,
      { email: "eve@example.com", role: "editor", language: "en" },
      ada.id,
    );
    if (invitation === "member") throw new Error("Expected an invitation, found a member");
    const stop = send(store, smtpTransport(server.url, undefined));
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    const text = decoded(server.mails[0]?.text ?? "");
    const token = secrets.invitationToken(invitation.id);
    expect(text).toContain(`https://app.octroi.example/invitation/${invitation.id}/${token}`);
    expect(text).toContain("Ada &lt;b&gt; invites you");
  });
});

test("a signature covers what unsubscribes with one click", async () => {
  await using server = await mailServer();
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const dkim: DkimKey = { domain: "octroi.example", selector: "mail", privateKey };
  const transport = smtpTransport(server.url, dkim);
  const letter = { language: "en", subject: "A test", body: [] } as const;
  const from = "hello@octroi.example";
  const headers = {
    "List-Unsubscribe": "<https://app.octroi.example/unsubscribe/1>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const id = "<1@octroi.example>";
  await transport.send({ id, from, to: "ada@example.com", letter, text: "Hello", html: "", headers });
  transport.close();
  const signature = /^DKIM-Signature: .*\r\n(?:\s.*\r\n)*/m.exec(server.mails[0]?.text ?? "")?.[0] ?? "";
  expect(signature).toContain("d=octroi.example");
  const names = /;h=([^;]*);/.exec(signature.replace(/\s/g, ""))?.[1]?.split(":") ?? [];
  for (const name of ["from", "subject", "list-unsubscribe", "list-unsubscribe-post"]) {
    expect(names).toContain(name);
  }
});

const letter = { language: "en", subject: "A test", body: [] } as const;
const message = {
  id: "<1@o.example>",
  from: "a@o.example",
  to: "ada@example.com",
  letter,
  text: "",
  html: "",
};

test("mails follow each other on a connection, and a refusal does not stay with the next", async () => {
  const clients = new Set<unknown>();
  const onMailFrom: SMTPServerOptions["onMailFrom"] = (_, session, done) => {
    clients.add(session.id);
    done();
  };
  await using server = await mailServer({ onMailFrom });
  const transport = smtpTransport(server.url, undefined);
  for (let count = 0; count < 3; count += 1) await transport.send(message);
  expect([server.mails.length, clients.size]).toEqual([3, 1]);
  await Promise.all([transport.send(message), transport.send(message)]);
  expect([server.mails.length, clients.size]).toEqual([5, 2]);
  transport.close();
});

test("a mail ends when its time is over, with its connection, however slowly the server answers", async () => {
  const asked = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  await using server = await mailServer({
    onMailFrom: () => asked.resolve(),
    onClose: () => closed.resolve(),
  });
  const transport = smtpTransport(server.url, undefined);
  const time = new AbortController();
  const sending = transport.send(message, time.signal);
  await asked.promise;
  time.abort();
  await expect(sending).rejects.toThrow("aborted");
  await closed.promise;
  transport.close();
});

test("a server beyond this machine is asked for TLS, and gets no code without", async () => {
  await using server = await mailServer();
  // By a name that is not the loopback's own, though it leads there.
  const transport = smtpTransport(new URL(server.url.href.replace("127.0.0.1", "0.0.0.0")), undefined);
  await expect(transport.send(message)).rejects.toThrow(/STARTTLS/);
  transport.close();
  expect(server.mails).toEqual([]);
});

test("without a mail server, mails are files for this user alone, and codes are printed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "octroi-mail-"));
  const lines: string[] = [];
  const transport = fileTransport(join(folder, "mail"), (line) => lines.push(line));
  const letter = { language: "en", subject: "123 456 is your code", body: [{ code: "123 456" }] } as const;
  const message = {
    id: "<1@o.example>",
    from: "a@o.example",
    to: "ada@example.com",
    letter,
    text: "123 456",
    html: "",
  };
  await transport.send(message);
  await transport.send(message);
  const [file = "", ...others] = await readdir(join(folder, "mail"));
  expect(others).toEqual([]);
  expect(await readFile(join(folder, "mail", file), "utf8")).toContain("Subject: 123 456 is your code");
  expect((await stat(join(folder, "mail", file))).mode & 0o777).toBe(0o600);
  expect(lines[0]).toContain("Mail to ada@example.com: 123 456");
  await rm(folder, { recursive: true });
});
