/** A chain on which USDC has EIP-3009, which is what x402’s “exact” pays with. */
export interface PaymentNetwork {
  /** As CAIP-2 says it. */
  id: string;
  name: string;
  /** The contract of USDC there. */
  usdc: string;
  /** What its signatures are about: the name and version that the contract says of itself (EIP-712). */
  domain: { name: string; version: string };
  /** Whose money is worth nothing. */
  isTest: boolean;
}

/**
 * Where Circle issues USDC and the clients of x402 pay without settings: https://developers.circle.com/stablecoins/usdc-contract-addresses
 * (18 November 2026), and the default assets of `@x402/evm`.
 */
export const paymentNetworks: readonly PaymentNetwork[] = [
  {
    id: "eip155:8453",
    name: "Base",
    usdc: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
    domain: { name: "USD Coin", version: "2" },
    isTest: false,
  },
  {
    id: "eip155:137",
    name: "Polygon",
    usdc: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359",
    domain: { name: "USD Coin", version: "2" },
    isTest: false,
  },
  {
    id: "eip155:42161",
    name: "Arbitrum One",
    usdc: "0xaf88d065e77c8cC2239327C5EDb3A432268e5831",
    domain: { name: "USD Coin", version: "2" },
    isTest: false,
  },
  {
    id: "eip155:84532",
    name: "Base Sepolia",
    usdc: "0x036CbD53842c5426634e7929541eC2318f3dCF7e",
    domain: { name: "USDC", version: "2" },
    isTest: true,
  },
];

export function paymentNetwork(id: string): PaymentNetwork | undefined {
  return paymentNetworks.find((network) => network.id === id);
}
