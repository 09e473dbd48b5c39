import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@octroi/database/testing/free-port";
import { until } from "@octroi/web/testing/until";
import { inject } from "vitest";
import { keccak256 } from "../../domain/payments/keccak.ts";
import { paymentNetwork } from "../../domain/payments/networks.ts";
import token from "./hosts/token.json" with { type: "json" };

/** What others wrote, each in a process of its own: a chain, a facilitator, and a company’s client. */
export const network = paymentNetwork("eip155:84532") ?? never();

interface Program extends AsyncDisposable {
  url: string;
}

/** A program of the tests’ own installation, once it has printed where it listens. */
export async function startProgram(
  file: string,
  arguments_: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(process.execPath, [file, ...arguments_], {
    cwd: join(inject("payments"), "hosts"),
    env: { PATH: process.env["PATH"], HARDHAT_DISABLE_TELEMETRY_PROMPT: "true", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  const exited = once(child, "exit");
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on("line", (line) => {
        printed = `${printed.slice(-10_000)}${line}\n`;
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      });
    }
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${file} did not start.\n${printed}`)));
  });
  return {
    url,
    async [Symbol.asyncDispose]() {
      process.off("exit", abandon);
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** A chain with USDC at its address, of which some wallet holds a million. */
export async function startChain() {
  const port = await freePort();
  const hardhat = join(inject("payments"), "node_modules/hardhat/dist/src/cli.js");
  const program = await startProgram(hardhat, [
    "node",
    ...["--hostname", "127.0.0.1", "--port", String(port), "--chain-id", "84532"],
  ]);
  const url = `http://127.0.0.1:${port}`;

  async function call(method: string, ...params: unknown[]): Promise<unknown> {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const { result, error } = await response.json();
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  }
  await until(() => call("eth_chainId").then(Boolean, () => false));
  const [deployer] = (await call("eth_accounts")) as string[];
  const holder = wordOf(deployer ?? "");
  const data = `${token.bytecode}${holder}${"0".repeat(64)}`;
  const hash = await call("eth_sendTransaction", { from: deployer, data });
  const { contractAddress } = (await call("eth_getTransactionReceipt", hash)) as { contractAddress: string };
  await call("hardhat_setCode", network.usdc, await call("eth_getCode", contractAddress, "latest"));

  return {
    url,
    call,
    /** What a wallet holds, in millionths. */
    async balanceOf(wallet: string): Promise<bigint> {
      const balance = await call(
        "eth_call",
        { to: network.usdc, data: `${selectorOf("balanceOf(address)")}${wordOf(wallet)}` },
        "latest",
      );
      return BigInt(String(balance));
    },
    async give(wallet: string, millionths: bigint): Promise<void> {
      // The second variable of the contract: a mapping.
      const key = Buffer.from(`${wordOf(wallet)}${"1".padStart(64, "0")}`, "hex");
      const slot = `0x${keccak256(key).toString("hex")}`;
      await call(
        "hardhat_setStorageAt",
        network.usdc,
        slot,
        `0x${millionths.toString(16).padStart(64, "0")}`,
      );
    },
    /** Later, and with a block that says so. */
    async forward(seconds: number): Promise<void> {
      await call("evm_increaseTime", seconds);
      await call("evm_mine");
    },
    mine: () => call("evm_mine"),
    [Symbol.asyncDispose]: program[Symbol.asyncDispose],
  };
}

export type Chain = Awaited<ReturnType<typeof startChain>>;

export type Fault =
  | "hang-up"
  | "broken"
  | "long"
  | "lose"
  | "pending"
  | "failed"
  | "other-payer"
  | "no-transaction";

export async function startFacilitator(chain: Pick<Chain, "url">) {
  const program = await startProgram("facilitator.mjs", [], { CHAIN_URL: chain.url });
  return {
    ...program,
    /** What goes wrong with the next answers, one each; and of all others, one in so many is lost. */
    async fail(faults: { verify?: Fault[]; settle?: Fault[]; loseOneIn?: number }): Promise<void> {
      await postJson(`${program.url}/faults`, faults);
    },
    calls: async (): Promise<{ verify: number; settle: number }> =>
      (await fetch(`${program.url}/calls`)).json(),
  };
}

/** A company’s program, by the official client. */
export async function startBuyer(chain: Pick<Chain, "url">, key: string) {
  const program = await startProgram("buyer.mjs", [], { CHAIN_URL: chain.url, BUYER_KEY: key });
  return {
    ...program,
    /** The `PAYMENT-SIGNATURE` for a `PAYMENT-REQUIRED`. */
    async sign(required: string): Promise<string> {
      return (await postJson(`${program.url}/sign`, { required })).header;
    },
    /** Brings what was signed to the chain, by nobody’s leave. */
    broadcast: (header: string) => postJson(`${program.url}/broadcast`, { header }),
    /** Asks an address, and pays what it asks for. */
    buyWithOther: (address: string, init: object): Promise<Bought> =>
      postJson(`${program.url}/buy-with-other`, { address, init }),
    buy: (address: string, init: object): Promise<Bought> =>
      postJson(`${program.url}/buy`, { address, init }),
  };
}

export interface Bought {
  status: number;
  /** The statuses that the client saw, in their order. */
  fetched: number[];
  headers: Record<string, string>;
  text: string;
}

export async function postJson(url: string, body: object) {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const json = await response.json();
  if (!response.ok) throw new Error(json.error);
  return json;
}

function selectorOf(signature: string): string {
  return `0x${keccak256(Buffer.from(signature)).toString("hex").slice(0, 8)}`;
}

function wordOf(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, "0");
}

function never(): never {
  throw new Error("Expected it to be there");
}
