export const trialInstall = "npm install @x402/fetch@2.27.0 @x402/evm@2.27.0 viem@2.57.0";

/** Pays what an address asks for. The key of the wallet stays where it is run. */
export function trialProgram(address: string): string {
  return `import { env } from "node:process";
import { ExactEvmScheme } from "@x402/evm/exact/client";
import { wrapFetchWithPaymentFromConfig } from "@x402/fetch";
import { privateKeyToAccount } from "viem/accounts";

const wallet = new ExactEvmScheme(privateKeyToAccount(env.WALLET_KEY));
const pay = wrapFetchWithPaymentFromConfig(fetch, { schemes: [{ network: "eip155:*", client: wallet }] });
const answer = await pay("${address}", { method: "POST" });
console.log(answer.status, await answer.text());
`;
}
