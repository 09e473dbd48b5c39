import { createPublicKey, sign, verify } from "node:crypto";
import { expect, test } from "vitest";
import { secretsFrom } from "./secrets.ts";
import { digestOf, isSameText, randomSiteId, randomToken } from "./tokens.ts";

const ours = secretsFrom(Buffer.alloc(32, 1));
const others = secretsFrom(Buffer.alloc(32, 2));

test("a code is six digits, the same each time, and another with another secret or challenge", () => {
  const codes = Array.from({ length: 1_000 }, (_, number) => ours.codeOf(`challenge ${number}`));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(990);
  expect(ours.codeOf("challenge 1")).toBe(codes[1]);
  expect(others.codeOf("challenge 1")).not.toBe(codes[1]);
});

test("what is derived for one use is good for no other", () => {
  const id = "8f14e45f";
  expect(Buffer.from(ours.passkeyChallengeOf(id)).toString("base64url")).not.toBe(ours.invitationToken(id));
  expect(ours.invitationToken(id)).toMatch(/^[\w-]{43}$/);
});

test("a site's public key verifies what its signing key signs, and no other site's", () => {
  const message = Buffer.from("policy");
  const signature = sign(null, message, ours.signingKeyOf("a"));
  const verifiedBy = (x: string) =>
    verify(
      null,
      message,
      createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" }),
      signature,
    );
  expect(Buffer.from(ours.publicKeyOf("a"), "base64url")).toHaveLength(32);
  expect(verifiedBy(ours.publicKeyOf("a"))).toBe(true);
  expect(verifiedBy(ours.publicKeyOf("b"))).toBe(false);
});

test("what is sealed is opened by the same secret, about the same thing, and unchanged", () => {
  const text = "FR1420041010050500013M02606 Éditions du Lac";
  const sealed = ours.seal(text, "workspace 1");
  expect(ours.unseal(sealed, "workspace 1")).toBe(text);
  expect(ours.seal(text, "workspace 1")).not.toBe(sealed);
  expect(Buffer.from(sealed, "base64url").includes("2606")).toBe(false);
  expect(others.unseal(sealed, "workspace 1")).toBeUndefined();
  expect(ours.unseal(sealed, "workspace 2")).toBeUndefined();
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = sealed.slice(0, place) + (sealed[place] === "A" ? "B" : "A") + sealed.slice(place + 1);
    // The last letter has bits that no byte has.
    if (Buffer.from(changed, "base64url").equals(Buffer.from(sealed, "base64url"))) continue;
    expect(ours.unseal(changed, "workspace 1")).toBeUndefined();
  }
  expect(ours.unseal("", "workspace 1")).toBeUndefined();
});

test("a token is 32 bytes, and its digest is all that is kept", () => {
  const token = randomToken();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(digestOf(token)).not.toContain(token);
  expect(isSameText(token, token)).toBe(true);
  expect(isSameText(token, randomToken())).toBe(false);
  expect(randomSiteId()).toMatch(/^[a-z2-7]{16}$/);
});
