import * as v from "valibot";
import { keccak256 } from "../../../domain/payments/keccak.ts";
import type { ClaimedPayment } from "../../../store/payments/payments.ts";
import { ask } from "./ask.ts";

/**
 * What a chain says of a payment: EIP-3009 knows each authorization by payer and nonce, and whether it was used. `spent`: it
 * was used or taken back without the money coming to the publisher.
 */
export type OnChain =
  | { state: "settled"; transaction: string }
  | { state: "spent" }
  /** As of a block of that time. */
  | { state: "unused"; at: Date }
  | { state: "unclear"; reason: string };

type Asked = Pick<ClaimedPayment, "requirements" | "payer" | "nonce" | "createdAt">;

const withinMs = 10_000;
/** What was used longer before it was presented was for something else. Clocks differ. */
const earlierSeconds = 60;
/** Nodes look through so many blocks at once. */
const blocksAtOnce = 2_000;
const maxWindows = 100;
/** From which the time between two is told. */
const sampleBlocks = 1_000;

const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i));
const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,16}$/i),
  v.transform((hex) => Number(hex)),
);
const block = v.object({ number: quantity, timestamp: quantity });
const log = v.object({
  address: v.string(),
  topics: v.array(v.string()),
  data: v.string(),
  logIndex: quantity,
  blockNumber: quantity,
  transactionHash: hash,
});
type Log = v.InferOutput<typeof log>;
const receipt = v.object({ status: quantity, logs: v.array(log) });

const topicOf = (event: string) => `0x${keccak256(Buffer.from(event)).toString("hex")}`;
const used = topicOf("AuthorizationUsed(address,bytes32)");
const canceled = topicOf("AuthorizationCanceled(address,bytes32)");
const transfer = topicOf("Transfer(address,address,uint256)");
const authorizationState = topicOf("authorizationState(address,bytes32)").slice(0, 10);

/** Reads one chain by JSON-RPC: https://ethereum.org/developers/docs/apis/json-rpc/ */
export function chainAt(url: URL) {
  async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    method: string,
    params: readonly unknown[],
  ): Promise<v.InferOutput<Schema>> {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const headers = { "content-type": "application/json" };
    const answer = await ask(url, { method: "POST", headers, body, withinMs });
    if ("unclear" in answer) throw new Unclear(answer.unclear);
    const result = v.safeParse(v.object({ result: schema }), answer.json);
    if (!result.success) throw new Unclear(`${method}, status ${answer.status}`);
    return result.output.result;
  }

  const blockAt = (number: number | "latest") =>
    call(block, "eth_getBlockByNumber", [number === "latest" ? number : hexOf(number), false]);

  async function find({ requirements, payer, nonce, createdAt }: Asked): Promise<OnChain> {
    const latest = await blockAt("latest");
    const data = `${authorizationState}${wordOf(payer)}${nonce.slice(2)}`;
    const wasUsedAt = async (number: number) =>
      BigInt(await call(hash, "eth_call", [{ to: requirements.asset, data }, hexOf(number)])) !== 0n;
    if (!(await wasUsedAt(latest.number))) return { state: "unused", at: new Date(latest.timestamp * 1_000) };
    const since = createdAt.getTime() / 1_000 - earlierSeconds;
    const from = await blockBefore(since, latest);
    const topics = [[used, canceled], `0x${wordOf(payer)}`, nonce];
    const mark = await firstLog({ address: requirements.asset, topics }, from, latest.number);
    if (mark === undefined) {
      if (await wasUsedAt(from)) return { state: "spent" };
      throw new Unclear("used, and nobody finds where");
    }
    const { transactionHash, logIndex, blockNumber } = mark;
    const isEarlier = (await blockAt(blockNumber)).timestamp < since;
    if (isEarlier || isSame(mark.topics[0], canceled)) return { state: "spent" };
    const { status, logs } = await call(receipt, "eth_getTransactionReceipt", [transactionHash]);
    // The token says that it was used, and next what it moved.
    const moved = logs.find((each) => each.logIndex === logIndex + 1);
    const isPaid =
      status === 1 &&
      moved !== undefined &&
      isSame(moved.address, requirements.asset) &&
      isSame(moved.topics[0], transfer) &&
      isSame(moved.topics[1], `0x${wordOf(payer)}`) &&
      isSame(moved.topics[2], `0x${wordOf(requirements.payTo)}`) &&
      BigInt(moved.data) === BigInt(requirements.amount);
    return isPaid ? { state: "settled", transaction: transactionHash.toLowerCase() } : { state: "spent" };
  }

  /** A block that is no later than a time, in seconds, and not much earlier. */
  async function blockBefore(time: number, latest: v.InferOutput<typeof block>): Promise<number> {
    const sample = await blockAt(Math.max(latest.number - sampleBlocks, 0));
    const between = (latest.timestamp - sample.timestamp) / Math.max(latest.number - sample.number, 1);
    // Blocks do not come evenly.
    const blocks = ((latest.timestamp - time + 300) / Math.max(between, 0.05)) * 1.2;
    return Math.max(latest.number - Math.ceil(blocks), 0);
  }

  async function firstLog(filter: object, first: number, last: number): Promise<Log | undefined> {
    let from = first;
    for (let window = 0; window < maxWindows && from <= last; window += 1) {
      const to = Math.min(from + blocksAtOnce - 1, last);
      const range = { fromBlock: hexOf(from), toBlock: hexOf(to) };
      const [found] = await call(v.array(log), "eth_getLogs", [{ ...filter, ...range }]);
      if (found !== undefined) return found;
      from = to + 1;
    }
    return undefined;
  }

  return {
    async find(payment: Asked): Promise<OnChain> {
      try {
        return await find(payment);
      } catch (error) {
        if (error instanceof Unclear) return { state: "unclear", reason: error.message };
        throw error;
      }
    },
  };
}

export type Chain = ReturnType<typeof chainAt>;

class Unclear extends Error {}

function hexOf(number: number): string {
  return `0x${number.toString(16)}`;
}

/** An address as the chain’s words have it, without `0x`. */
function wordOf(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, "0");
}

function isSame(a: string | undefined, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase();
}
