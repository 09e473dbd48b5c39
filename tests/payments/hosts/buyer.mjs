// A company’s program made of the official client. POST /sign signs for a PAYMENT-REQUIRED; POST /buy does all of it.
import { createServer } from "node:http";
import { decodePaymentRequiredHeader, encodePaymentSignatureHeader } from "@x402/core/http";
import { ExactEvmScheme } from "@x402/evm/exact/client";
import { wrapFetchWithPaymentFromConfig, x402Client } from "@x402/fetch";
import { evm, Mppx } from "mppx/client";
import { createWalletClient, defineChain, http, publicActions } from "viem";
import { privateKeyToAccount } from "viem/accounts";

const account = privateKeyToAccount(process.env.BUYER_KEY);
const schemes = [{ network: "eip155:*", client: new ExactEvmScheme(account) }];
const client = x402Client.fromConfig({ schemes, spendControls: false });
const funded = privateKeyToAccount("0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d");
const chain = defineChain({
  id: 84532,
  name: "local",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: [process.env.CHAIN_URL] } },
});
/** Of other makers. */
const other = Mppx.create({
  methods: [
    evm.charge({
      account,
      currencies: ["0x036CbD53842c5426634e7929541eC2318f3dCF7e"],
      decimals: 6,
      maxAmount: "1",
      networks: [84532],
    }),
  ],
  polyfill: false,
});
const relayer = createWalletClient({ account: funded, chain, transport: http() }).extend(publicActions);

const sign = async (required) =>
  encodePaymentSignatureHeader(await client.createPaymentPayload(decodePaymentRequiredHeader(required)));

/** Without any facilitator: whoever holds what was signed can bring it to the chain. */
async function broadcast(header) {
  const { accepted, payload } = JSON.parse(Buffer.from(header, "base64").toString());
  const { from, to, value, validAfter, validBefore, nonce } = payload.authorization;
  const types = ["address", "address", "uint256", "uint256", "uint256", "bytes32", "bytes"];
  const hash = await relayer.writeContract({
    address: accepted.asset,
    abi: [
      {
        type: "function",
        name: "transferWithAuthorization",
        stateMutability: "nonpayable",
        inputs: types.map((type, place) => ({ type, name: `argument${place}` })),
        outputs: [],
      },
    ],
    functionName: "transferWithAuthorization",
    args: [from, to, BigInt(value), BigInt(validAfter), BigInt(validBefore), nonce, payload.signature],
  });
  return relayer.waitForTransactionReceipt({ hash });
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const say = (status, body) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  try {
    const asked = JSON.parse(Buffer.concat(chunks).toString());
    if (request.url === "/sign") return say(200, { header: await sign(asked.required) });
    if (request.url === "/broadcast") {
      await broadcast(asked.header);
      return say(200, {});
    }
    const fetched = [];
    const watching = async (input, init) => {
      const answer = await fetch(new Request(input, init));
      fetched.push(answer.status);
      return answer;
    };
    if (request.url === "/buy-with-other") {
      const answer = await other.fetch(asked.address, asked.init);
      return say(200, { status: answer.status, fetched, headers: {}, text: await answer.text() });
    }
    // With the limits that it has by itself: a dollar, and coins that it knows.
    const pay = wrapFetchWithPaymentFromConfig(watching, { schemes });
    const answer = await pay(asked.address, asked.init);
    say(200, {
      status: answer.status,
      fetched,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
    });
  } catch (error) {
    say(500, { error: String(error).slice(0, 2_000) });
  }
}).listen(0, "127.0.0.1", () => console.log(`Buyer: http://127.0.0.1:${server.address().port}`));
