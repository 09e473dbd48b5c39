import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqlite } from "@octroi/database/testing/databases";
import { selfSigned } from "@octroi/web/testing/certificate";
import { localNetwork } from "@octroi/web/testing/local-web";
import { nodeFlags } from "@octroi/web/testing/node-flags";
import { expect, test } from "vitest";
import { openSending } from "./sending.ts";

test("a receiver that is killed again and again, and comes back, has every event, and none twice after its id", async () => {
  const folder = await mkdtemp(join(tmpdir(), "octroi-receiver-"));
  const file = join(folder, "handled");
  const { key, cert } = selfSigned("example.com");
  // Each receiver takes any port: one that was free before may be another’s by the time the next one starts.
  const ports = { "http:": 1, "https:": 1 };
  await using databases = await sqlite();
  await using sending = await openSending(await databases.fresh());
  const { store, workspace, clock } = sending;
  const { id } = await sending.addWebhook();
  const events: string[] = [];
  for (let count = 0; count < 12; count += 1) events.push((await store.webhooks.test(workspace, id)) ?? "");

  const startReceiver = async (diesAt: number) => {
    const child = spawn(process.execPath, [...nodeFlags, join(import.meta.dirname, "receiver-process.ts")], {
      env: { KEY: key, CERT: cert, FILE: file, DIES_AT: String(diesAt) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [port] = await once(child.stdout, "data");
    ports["https:"] = Number(port);
    return child;
  };
  const isOver = async () => {
    // What failed is due again after some seconds, more for what failed often: the clock goes on by itself, slowly enough
    // that nothing is claimed twice while a machine is busy.
    clock.forward({ ms: 1_000 });
    return (await sending.states(id)).every((state) => state === "delivered");
  };
  let child = await startReceiver(3);
  await sending.startSender(localNetwork(ports, cert));
  try {
    for (const diesAt of [7, 0]) {
      const isDead = () => {
        // What failed while nobody listened is due again after some seconds.
        clock.forward({ ms: 1_000 });
        return child.signalCode === "SIGKILL";
      };
      await expect.poll(isDead, { timeout: 60_000 }).toBe(true);
      child = await startReceiver(diesAt);
    }
    await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
    const handled = (await readFile(file, "utf8")).trim().split("\n");
    expect(handled.toSorted()).toEqual(events.toSorted());
  } finally {
    child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
});
