// A facilitator made of the official library, which can be told to go wrong. POST /faults says how, for the next answers.
import { createServer } from "node:http";
import { x402Facilitator } from "@x402/core/facilitator";
import { toFacilitatorEvmSigner } from "@x402/evm";
import { ExactEvmScheme } from "@x402/evm/exact/facilitator";
import { createWalletClient, defineChain, http, publicActions } from "viem";
import { nonceManager, privateKeyToAccount } from "viem/accounts";

const network = "eip155:84532";
const chain = defineChain({
  id: 84532,
  name: "local",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: [process.env.CHAIN_URL] } },
});
// The first key that every Hardhat node funds. It is public, and worth nothing anywhere else.
const funded = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80", {
  nonceManager,
});
const wallet = createWalletClient({
  account: funded,
  chain,
  transport: http(undefined, { retryCount: 0 }),
  pollingInterval: 20,
}).extend(publicActions);
const scheme = new ExactEvmScheme(
  toFacilitatorEvmSigner({
    address: funded.address,
    getCode: (args) => wallet.getCode(args),
    readContract: (args) => wallet.readContract({ ...args, args: args.args ?? [] }),
    verifyTypedData: (args) => wallet.verifyTypedData(args),
    writeContract: (args) => wallet.writeContract({ ...args, args: args.args ?? [] }),
    sendTransaction: (args) => wallet.sendTransaction(args),
    waitForTransactionReceipt: (args) => wallet.waitForTransactionReceipt(args),
  }),
);
const facilitator = new x402Facilitator().register(network, scheme);

/** `hang-up`: nothing is done. `lose`: it is done, and nobody is told. The rest: it is done, and told otherwise. */
let faults = { verify: [], settle: [], loseOneIn: 0 };
let calls = { verify: 0, settle: 0 };

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const say = (status, body) => {
    const json = JSON.stringify(body, (_, value) => (typeof value === "bigint" ? String(value) : value));
    response.writeHead(status, { "content-type": "application/json" }).end(json);
  };
  const hangUp = () => request.socket.destroy();
  try {
    if (request.url === "/faults") {
      faults = { verify: [], settle: [], loseOneIn: 0, ...JSON.parse(text) };
      calls = { verify: 0, settle: 0 };
      return say(200, {});
    }
    if (request.url === "/calls") return say(200, calls);
    if (request.url === "/supported") return say(200, facilitator.getSupported());
    const what = request.url === "/verify" ? "verify" : "settle";
    calls[what] += 1;
    const isLost = faults.loseOneIn > 0 && Math.random() < 1 / faults.loseOneIn;
    const fault = faults[what].shift() ?? (isLost ? "lose" : undefined);
    if (fault === "hang-up") return hangUp();
    if (fault === "broken") return say(500, { error: "broken" });
    if (fault === "long") return say(200, { isValid: true, success: true, text: "x".repeat(1_000_000) });
    const { paymentPayload, paymentRequirements } = JSON.parse(text);
    const result = await facilitator[what](paymentPayload, paymentRequirements);
    if (fault === "lose") return hangUp();
    if (fault === "pending")
      return say(200, { ...result, success: false, errorReason: "settlement_pending" });
    if (fault === "failed") {
      const errorReason = "invalid_exact_evm_transaction_failed";
      return say(200, { ...result, success: false, errorReason, transaction: "" });
    }
    if (fault === "other-payer") return say(200, { ...result, payer: `0x${"1".repeat(40)}` });
    if (fault === "no-transaction") return say(200, { ...result, transaction: "" });
    say(200, result);
  } catch (error) {
    say(500, { error: String(error).slice(0, 500) });
  }
}).listen(0, "127.0.0.1", () => console.log(`Facilitator: http://127.0.0.1:${server.address().port}`));
