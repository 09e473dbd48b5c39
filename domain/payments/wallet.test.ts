import { expect, test } from "vitest";
import { keccak256 } from "./keccak.ts";
import { paymentNetworks } from "./networks.ts";
import { checksummed, parseWallet } from "./wallet.ts";

test.for([
  ["", "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"],
  [
    "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)",
    "7c7c6cdb67a18743f49ec6fa9b35f50d52ed05cbed4cc592e13b44501c1a2267",
  ],
] as const)("Keccak-256 of “%s” is the one that Ethereum has", ([text, digest]) => {
  expect(keccak256(Buffer.from(text)).toString("hex")).toBe(digest);
});

test("a text as long as a block and one longer have digests of their own", () => {
  const digests = [135, 136, 137, 300].map((length) => keccak256(Buffer.alloc(length, 97)).toString("hex"));
  expect(new Set(digests).size).toBe(4);
  expect(digests[1]).toBe("a6c4d403279fe3e0af03729caada8374b5ca54d8065329a3ebcaeb4b60aa386e");
});

test.for([
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
])("%s, of EIP-55 itself, is a wallet", (wallet) => {
  expect(parseWallet(` ${wallet}\n`)).toEqual({ wallet });
});

test("an address that is not as EIP-55 writes it is refused, and why is said", () => {
  const wallet = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
  expect(parseWallet(wallet.toLowerCase())).toEqual({ fault: "unchecked" });
  expect(parseWallet(`0x${wallet.slice(2).toUpperCase()}`)).toEqual({ fault: "unchecked" });
  expect(parseWallet(wallet.replace("5aAe", "5aAE"))).toEqual({ fault: "checksum" });
  expect(parseWallet(wallet.replace("Aed", "Aee"))).toEqual({ fault: "checksum" });
  for (const typed of ["", "0x", wallet.slice(2), `${wallet}0`, `0x${"0".repeat(40)}`, "vitalik.eth"]) {
    expect(parseWallet(typed)).toEqual({ fault: "form" });
  }
});

test("what we know of USDC is written as EIP-55 has it, and is no wallet of anybody’s", () => {
  for (const { usdc, id } of paymentNetworks) {
    expect(checksummed(usdc)).toBe(usdc);
    expect(parseWallet(usdc)).toEqual({ fault: "contract" });
    expect(id).toMatch(/^eip155:\d+$/);
  }
});
