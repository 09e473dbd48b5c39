import { createHash, createPublicKey, createVerify, generateKeyPairSync } from "node:crypto";
import { onEachDatabase } from "@octroi/database/testing/databases";
import type { SMTPServerOptions } from "smtp-server";
import { expect, test } from "vitest";
import { startReportSender } from "../../../server/console/reports/sender.ts";
import { smtpTransport } from "../../../server/mail/transport.ts";
import type { Store } from "../../../store/store.ts";
import { decoded, headerOf, mailServer } from "../mail/mail-server.ts";
import { batch } from "../visits/store.ts";
import { at, furnished, monday, secrets, senderOptions, sent } from "./sending.ts";

onEachDatabase((freshDatabase) => {
  test("a report says the week's figures, to the unit, and of those days alone", async () => {
    await using world = await furnished(await freshDatabase());
    const { came } = world;
    await came([
      { time: at("2026-10-20T10:00:00Z"), crawler: "GPTBot" },
      { time: at("2026-11-08T23:59:59Z"), crawler: "GPTBot" },
      { time: at("2026-11-09T00:00:00Z"), crawler: "GPTBot", path: "/a" },
      { time: at("2026-11-12T10:00:00Z"), crawler: "ClaudeBot", path: "/b", decision: "block", status: 403 },
      { time: at("2026-11-12T11:00:00Z"), crawler: "GPTBot", path: "/b", identity: "outside" },
      { time: at("2026-11-15T23:59:59Z"), crawler: "Googlebot", path: "/" },
      { time: at("2026-11-16T00:00:00Z"), crawler: "PerplexityBot", path: "/c" },
    ]);
    const [mail, ...others] = await sent(world, monday);
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(["ada@example.com"]);
    const text = mail?.read ?? "";
    expect(text).toContain("Subject: journal.example: 3 AI visits last week (+200%)");
    expect(text).toContain("Weekly report, Nov 9 to Nov 15");
    expect(text).toContain("- AI crawlers  2 (1 of them new)");
    expect(text).toContain("- Refused  1 (1 blocked)");
    expect(text).toMatch(/WHO VISITED\s+- GPTBot {2}2 visits[^\n]*\s+- ClaudeBot {2}1 visit\s/);
    expect(text).toContain("- Search engines  1");
    expect(text).toMatch(/HERE FOR THE FIRST TIME\s+- ClaudeBot {2}1 visit/);
    expect(text).toMatch(/FROM UNLISTED ADDRESSES[\s\S]*?- GPTBot {2}1 visit/);
    expect(text).toMatch(/- \/b {2}2 visits\s+- \/a {2}1 visit/);
    expect(text).not.toContain("PerplexityBot");
    expect(text).not.toMatch(/<img|src=|url\(/);
  });

  test("of the first week that is counted, nobody is said to be new, or not to be", async () => {
    await using world = await furnished(await freshDatabase());
    await world.came([{ time: at("2026-11-11T10:00:00Z"), crawler: "GPTBot" }]);
    const [first] = await sent(world, monday);
    expect(first?.read).toContain("There is no earlier week to compare with yet.");
    expect(first?.read).toContain("- AI crawlers  1 (the first week counted)");
    await world.came([{ time: at("2026-11-18T10:00:00Z"), crawler: "GPTBot" }]);
    const [second] = await sent(world, new Date(monday.getTime() + 7 * 86_400_000));
    expect(second?.read).toContain("- AI crawlers  1 (none of them new)");
  });

  test("a report says what the operator that takes most took for each person it sent", async () => {
    await using world = await furnished(await freshDatabase());
    await world.came(
      Array.from({ length: 14 }, (_, nth) => ({ time: at("2026-11-10T10:00:00Z") + nth, crawler: "GPTBot" })),
    );
    const arrivals = [{ id: "sent", assistant: "chatgpt.com", path: "/", people: 7 }];
    await world.store.visits.receive(batch([], { site: world.site, arrivals }));
    const [mail] = await sent(world, monday);
    expect(mail?.read).toContain("OpenAI read 2 pages for each person it sent you.");
  });

  test("a crawler that stopped coming is named, and two weeks of which days were not counted do not compare", async () => {
    await using world = await furnished(await freshDatabase());
    const { came } = world;
    const days = (from: string, count: number) =>
      Array.from({ length: count }, (_, day) => at(`${from}T10:00:00Z`) + day * 86_400_000);
    await came([
      ...days("2026-10-26", 14).map((time) => ({ time, crawler: "Bytespider" })),
      ...days("2026-10-26", 21).flatMap((time) =>
        Array.from({ length: 12 }, (_, nth) => ({ time: time + nth, crawler: "GPTBot" })),
      ),
    ]);
    const [whole] = await sent(world, monday);
    expect(whole?.read).toContain("84 AI visits last week (−8%)");
    expect(whole?.read).toMatch(
      /NO LONGER COME\s+- Bytespider {2}14 visits in two weeks, last visit on Nov 8/,
    );

    await came(
      days("2026-11-16", 3).flatMap((time) => Array.from({ length: 12 }, (_, nth) => ({ time: time + nth }))),
    );
    const [broken] = await sent(world, new Date(monday.getTime() + 7 * 86_400_000));
    expect(broken?.read).toContain("Subject: journal.example: 36 AI visits last week");
    expect(broken?.read).not.toContain("%)");
    expect(broken?.read).toContain(
      "Nothing was counted on 4 days of these two weeks, so they do not compare.",
    );
    expect(broken?.read).not.toContain("NO LONGER COME");
  });

  test("a week without AI visits is one sentence and the check-up; before the first visit, the connection too", async () => {
    await using world = await furnished(await freshDatabase(), "fr");
    const { store, site, came } = world;
    const [pending] = await sent(world, monday);
    expect(pending?.read).toContain("journal.example n’est pas encore connecté");
    await came([{ time: at("2026-11-17T10:00:00Z"), crawler: "Googlebot" }]);
    await store.sites.connect(site);
    const [mail] = await sent(world, new Date(monday.getTime() + 7 * 86_400_000));
    expect(mail?.read).toContain("Aucun robot d’IA n’est venu sur journal.example la semaine dernière.");
    expect(mail?.read).toContain("https://octroi.example/fr/free-tools/site-check?domain=journal.example");
    expect(mail?.read).not.toContain("Refusées");
  });

  test("its id follows from person, workspace and week, and a crash repeats it", async () => {
    await using world = await furnished(await freshDatabase());
    const { store, clock, person, workspaceId } = world;
    const days = 20_773;
    const digest = createHash("sha256").update(`digest ${workspaceId} ${person.id} ${days}`).digest("hex");
    const id = `<${digest.slice(0, 40)}@octroi.example>`;
    // A server that ends between the mail server's 250 and its own commit.
    const forgetful: Store = {
      ...store,
      jobs: {
        ...store.jobs,
        claim: (kinds, limit) => store.jobs.claim(kinds, limit, 0),
        complete: async () => {},
      },
    };
    await store.reports.planReports(monday);
    await using server = await mailServer();
    clock.now = monday;
    const transport = smtpTransport(server.url, undefined);
    const options = { ...senderOptions(world), transport };
    const crashing = startReportSender({ ...options, store: forgetful });
    await expect.poll(() => server.mails.length).toBeGreaterThanOrEqual(1);
    await crashing();
    const stop = startReportSender({ ...options, store });
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    transport.close();
    expect(server.mails.length).toBeGreaterThanOrEqual(2);
    expect(new Set(server.mails.map(({ text }) => headerOf(text, "Message-ID")))).toEqual(new Set([id]));
  });

  test("whoever stopped it, left, or is told too late after it was planned gets nothing", async () => {
    await using world = await furnished(await freshDatabase());
    const { store, person, site } = world;
    const weeks = (count: number) => new Date(monday.getTime() + count * 7 * 86_400_000);
    await store.reports.planReports(weeks(0));
    await store.reports.stop(person.id, site, "reports");
    expect(await sent(world, weeks(0))).toEqual([]);
    await store.reports.choose(person.id, site, { reports: true, alerts: false, instant: false });
    await store.reports.planReports(weeks(1));
    expect(await sent(world, new Date(weeks(1).getTime() + 49 * 3_600_000))).toEqual([]);
    expect(world.failed).toEqual(["digest: too late"]);
    expect(await store.jobs.open(1)).toMatchObject([{ kind: "digest", reason: "too late" }]);
    await store.reports.planReports(weeks(2));
    await store.reports.stopAll(person.id);
    expect(await sent(world, weeks(2))).toEqual([]);
    await store.reports.resumeAll(person.id);
    await store.reports.planReports(weeks(3));
    await store.people.erase(person.id);
    expect(await sent(world, weeks(3))).toEqual([]);
  });

  test("an alert tells who is new, who is outside for the first time in a week, and a connector that fell silent, once", async () => {
    await using world = await furnished(await freshDatabase());
    const { store, clock, person, site, secret, came } = world;
    await store.reports.choose(person.id, site, { reports: false, alerts: true, instant: false });
    const on = (day: string, hour = "10") => at(`2026-11-${day}T${hour}:00:00Z`);
    await came([
      { time: on("01"), crawler: "GPTBot" },
      { time: on("10"), crawler: "ClaudeBot", identity: "outside" },
      { time: on("15"), crawler: "GPTBot", identity: "outside" },
      { time: on("15"), crawler: "ClaudeBot", identity: "outside" },
      { time: on("15"), crawler: "PerplexityBot" },
    ]);
    clock.now = new Date(on("16", "05"));
    await store.siteKeys.verify(site, secret);
    const [first, ...others] = await sent(world, monday);
    expect(others).toEqual([]);
    const text = first?.read ?? "";
    expect(text).toContain("Subject: journal.example: what changed on November 15, 2026");
    expect(text).toMatch(/HERE FOR THE FIRST TIME\s+- PerplexityBot {2}1 visit/);
    expect(text).toMatch(/FROM UNLISTED ADDRESSES[\s\S]*?- GPTBot {2}1 visit/);
    expect(text).not.toContain("- ClaudeBot");
    expect(text).not.toContain("NO NEWS FROM THE CONNECTOR");
    const daysLater = (count: number) => new Date(monday.getTime() + count * 86_400_000);
    const [silent] = await sent(world, daysLater(1));
    expect(silent?.read).toContain("Subject: journal.example: no news from the connector for a day");
    expect(silent?.read).toContain("since November 16, 2026, 05:00 UTC");
    expect(await sent(world, daysLater(2))).toEqual([]);
  });

  test("an alert waits for no report, whatever a mail server does with those", async () => {
    await using world = await furnished(await freshDatabase());
    const { store, clock, person, site, came } = world;
    await store.reports.choose(person.id, site, { reports: true, alerts: true, instant: false });
    await came([
      { time: at("2026-11-01T10:00:00Z"), crawler: "GPTBot" },
      { time: at("2026-11-15T10:00:00Z"), crawler: "PerplexityBot" },
    ]);
    const release = Promise.withResolvers<void>();
    const onMailFrom: SMTPServerOptions["onMailFrom"] = async (_, __, done) => {
      if (isFirst) {
        isFirst = false;
        await release.promise;
      }
      done();
    };
    let isFirst = true;
    await using server = await mailServer({ onMailFrom });
    clock.now = monday;
    await store.reports.planReports(monday);
    const transport = smtpTransport(server.url, undefined);
    const options = { ...senderOptions(world), store, transport };
    const stop = startReportSender(options);
    await expect.poll(() => isFirst).toBe(false);
    await store.reports.planAlerts(monday);
    await expect.poll(() => server.mails.length).toBe(1);
    release.resolve();
    expect(decoded(server.mails[0]?.text ?? "")).toContain("Here for the first time");
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await stop();
    transport.close();
    expect(server.mails).toHaveLength(2);
  });

  test("several reports are under way at once", async () => {
    await using world = await furnished(await freshDatabase());
    const { came, addMember } = world;
    await addMember("bob@example.com");
    await came([{ time: at("2026-11-01T10:00:00Z"), crawler: "GPTBot" }]);
    let begun = 0;
    const bothBegan = Promise.withResolvers<void>();
    // One alone would wait for ever.
    const onMailFrom: SMTPServerOptions["onMailFrom"] = async (_, __, done) => {
      begun += 1;
      if (begun === 2) bothBegan.resolve();
      await bothBegan.promise;
      done();
    };
    expect(await sent(world, monday, { onMailFrom })).toHaveLength(2);
  });

  test("one click can stop it: both headers, and a signature that covers them", async () => {
    await using world = await furnished(await freshDatabase());
    const { person, workspaceId } = world;
    const keys = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const privateKey = keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const dkim = { domain: "octroi.example", selector: "mail", privateKey };
    const [mail] = await sent(world, monday, {}, dkim);
    const raw = mail?.text ?? "";
    const signature = secrets.unsubscribeToken({
      list: "digest",
      about: workspaceId,
      personId: person.id,
    });
    expect(headerOf(raw, "List-Unsubscribe")).toBe(
      `<https://console.octroi.example/unsubscribe/digest/${workspaceId}/${person.id}/${signature}>`,
    );
    expect(headerOf(raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(headerOf(raw, "List-Id")).toBe("<reports.octroi.example>");
    const publicKey = keys.publicKey.export({ type: "spki", format: "pem" }).toString();
    expect(signedHeaders(raw, publicKey)).toEqual(
      expect.arrayContaining(["from", "list-id", "list-unsubscribe", "list-unsubscribe-post"]),
    );
    for (const changed of [
      raw.replace("One-Click", "Two-Clicks"),
      raw.replace("/unsubscribe/", "/elsewhere/"),
    ]) {
      expect(changed).not.toBe(raw);
      expect(() => signedHeaders(changed, publicKey)).toThrow("signature");
    }
  });
});

/** The headers that a DKIM signature (RFC 6376, relaxed/relaxed) covers. Throws where it does not hold. */
function signedHeaders(mail: string, publicKey: string): string[] {
  const [head = ""] = mail.split("\r\n\r\n", 1);
  const relaxed = (header: string) => {
    const [, name = "", value = ""] = /^([^:]*):([\s\S]*)$/.exec(header) ?? [];
    return `${name.trim().toLowerCase()}:${value
      .replace(/\r\n/g, "")
      .replace(/[ \t]+/g, " ")
      .trim()}`;
  };
  const headers = head.split(/\r\n(?![ \t])/).map(relaxed);
  const signature = headers.find((header) => header.startsWith("dkim-signature:")) ?? "";
  const tag = (name: string) =>
    new RegExp(`(?:^|[;:])\\s*${name}=([^;]*)`).exec(signature)?.[1]?.trim() ?? "";
  const names = tag("h").replace(/\s/g, "").split(":");
  const signed = names.flatMap((name) => headers.filter((header) => header.startsWith(`${name}:`)).slice(-1));
  const own = signature.replace(/(;\s*b=)[^;]*/, "$1");
  const verify = createVerify("RSA-SHA256").update([...signed, own].join("\r\n"));
  const isRight = verify.verify(createPublicKey(publicKey), tag("b").replace(/\s/g, ""), "base64");
  if (!isRight) throw new Error("Expected a signature that covers the headers, found another");
  return names;
}
