import { keccak256 } from "./keccak.ts";
import { paymentNetworks } from "./networks.ts";

/**
 * Why what was typed is no wallet to pay to. `unchecked`: its letters are all small or all large, so that nothing would
 * show a slip of the hand. `checksum`: they are not as EIP-55 has them. `contract`: the address of USDC itself, where
 * money is lost.
 */
export type WalletFault = "form" | "unchecked" | "checksum" | "contract";

/** The address of a wallet as it was typed: what is paid to a wrong one, nobody gives back. */
export function parseWallet(typed: string): { wallet: string } | { fault: WalletFault } {
  const wallet = typed.trim();
  if (!/^0x[0-9a-fA-F]{40}$/.test(wallet) || /^0x0{40}$/.test(wallet)) return { fault: "form" };
  const digits = wallet.slice(2);
  const expected = checksummed(wallet);
  if (expected !== wallet) {
    const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
    return { fault: isOneCase ? "unchecked" : "checksum" };
  }
  return paymentNetworks.some(({ usdc }) => usdc === wallet) ? { fault: "contract" } : { wallet };
}

/** With the letters large that its digest says (EIP-55). */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const digest = keccak256(Buffer.from(digits)).toString("hex");
  const letters = Array.from(digits, (digit, place) =>
    Number.parseInt(digest.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join("")}`;
}
