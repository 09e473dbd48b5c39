import { toBase64url } from "@octroi/crawlers/verify";
import { describe, expect, test, vi } from "vitest";
import {
  createLicenseKeys,
  issueLicense,
  type LicenseTerms,
  type LicenseUse,
  licenseChecker,
} from "../licenses.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 16);
const site = "https://example.com";
const terms: LicenseTerms = {
  issuer: site,
  audience: site,
  licensee: "Éditions & Modèles",
  paths: ["/articles/", "/*.pdf$"],
  from: new Date(now),
  until: new Date(now + 30 * day),
};
const use: LicenseUse = { issuer: site, audience: site, path: "/articles/1?page=2", now };
const { privateKey, publicKeys } = await createLicenseKeys();
const check = licenseChecker(publicKeys);
const token = await issueLicense(privateKey, terms);

/** The same token with another part put in its place. */
function changed(part: 0 | 1 | 2, value: string | object): string {
  const text =
    typeof value === "string" ? value : toBase64url(new TextEncoder().encode(JSON.stringify(value)));
  return token
    .split(".")
    .map((each, index) => (index === part ? text : each))
    .join(".");
}

describe("a license", () => {
  for (const algorithm of ["EdDSA", "ES256"] as const) {
    test(`signed with ${algorithm} opens what it names`, async () => {
      const keys = await createLicenseKeys(algorithm);
      const checked = await licenseChecker(keys.publicKeys)(await issueLicense(keys.privateKey, terms), use);
      expect(checked).toMatchObject({ valid: true, license: { sub: terms.licensee, paths: terms.paths } });
    });
  }

  test("opens paths by the patterns of robots.txt", async () => {
    expect(await check(token, { ...use, path: "/report.pdf" })).toMatchObject({ valid: true });
    expect(await check(token, { ...use, path: "/private" })).toEqual({ valid: false, fault: "other-paths" });
  });

  test("is checked against all keys that a publisher has, each by its name", async () => {
    const next = await createLicenseKeys("ES256");
    const both = licenseChecker({ keys: [...next.publicKeys.keys, ...publicKeys.keys] });
    expect(await both(token, use)).toMatchObject({ valid: true });
    expect(await both(await issueLicense(next.privateKey, terms), use)).toMatchObject({ valid: true });
  });

  test("passes a minute of difference between clocks, and no more", async () => {
    expect(await check(token, { ...use, now: now - 59_000 })).toMatchObject({ valid: true });
    expect(await check(token, { ...use, now: now - 61_000 })).toEqual({
      valid: false,
      fault: "not-yet-valid",
    });
    expect(await check(token, { ...use, now: now + 30 * day + 59_000 })).toMatchObject({ valid: true });
    expect(await check(token, { ...use, now: now + 30 * day + 61_000 })).toEqual({
      valid: false,
      fault: "expired",
    });
  });

  test("M9 that was found genuine is not checked again, and ends all the same", async () => {
    const verify = vi.spyOn(crypto.subtle, "verify");
    const once = licenseChecker(publicKeys);
    for (const path of ["/articles/1", "/articles/2", "/a.pdf"]) {
      expect(await once(token, { ...use, path })).toMatchObject({ valid: true });
    }
    expect(await once(token, { ...use, path: "/private" })).toMatchObject({ fault: "other-paths" });
    expect(await once(token, { ...use, now: now + 31 * day })).toMatchObject({ fault: "expired" });
    expect(verify).toHaveBeenCalledTimes(1);
    verify.mockRestore();
  });

  test("that was made up is never remembered, and pushes none out", async () => {
    const verify = vi.spyOn(crypto.subtle, "verify");
    const once = licenseChecker(publicKeys);
    await once(token, use);
    const forged = changed(1, { ...claims(), paths: ["/"] });
    for (let visit = 0; visit < 3; visit++) {
      expect(await once(forged, use)).toEqual({ valid: false, fault: "wrong-signature" });
    }
    await once(token, use);
    expect(verify).toHaveBeenCalledTimes(4);
    verify.mockRestore();
  });

  test("for a slice says so in its token, and one whose visits are no number opens nothing", async () => {
    const sliced = await issueLicense(privateKey, { ...terms, slice: { id: "a", visits: 100 } });
    expect(await check(sliced, use)).toMatchObject({ license: { slice: "a", visits: 100 } });
    const odd = await issueLicense(privateKey, { ...terms, slice: { id: "a", visits: 0.5 } });
    expect(await check(odd, use)).toEqual({ valid: false, fault: "malformed" });
  });

  test("is not issued with a public key, nor with one that signs no licenses", async () => {
    const [publicKey = {}] = publicKeys.keys;
    await expect(issueLicense(publicKey, terms)).rejects.toThrow("private");
    await expect(issueLicense({ kty: "RSA", d: "AQAB" }, terms)).rejects.toThrow("private");
  });
});

describe("what opens nothing", () => {
  const header = { alg: "EdDSA", typ: "JWT", kid: privateKey.kid };
  const cases: Record<string, [string, string]> = {
    "no token": ["", "malformed"],
    "two parts": [token.slice(0, token.lastIndexOf(".")), "malformed"],
    "four parts": [`${token}.e30`, "malformed"],
    "not base64": [changed(0, "{}"), "malformed"],
    "not JSON": [changed(0, "abcd"), "malformed"],
    "a header that is a list": [changed(0, []), "malformed"],
    "no key's name": [changed(0, { alg: "EdDSA" }), "malformed"],
    "extensions to be understood": [changed(0, { ...header, crit: ["exp"] }), "malformed"],
    "alg none": [changed(0, { ...header, alg: "none" }), "unknown-algorithm"],
    "alg none without a signature": [
      changed(0, { ...header, alg: "none" }).replace(/[^.]*$/, ""),
      "unknown-algorithm",
    ],
    "a shared secret": [changed(0, { ...header, alg: "HS256" }), "unknown-algorithm"],
    "an algorithm called like a method": [changed(0, { ...header, alg: "toString" }), "unknown-algorithm"],
    "an algorithm that is not the key's": [changed(0, { ...header, alg: "ES256" }), "unknown-key"],
    "a key of somebody else": [changed(0, { ...header, kid: "other" }), "unknown-key"],
    "claims that were changed": [changed(1, { ...claims(), paths: ["/"] }), "wrong-signature"],
    "claims without an end": [changed(1, { ...claims(), exp: undefined }), "malformed"],
    "claims with an end that is no time": [changed(1, { ...claims(), exp: 1.5 }), "malformed"],
    "five hundred paths": [
      changed(1, { ...claims(), paths: Array.from({ length: 500 }, () => "/") }),
      "malformed",
    ],
    "an empty signature": [changed(2, ""), "wrong-signature"],
    "16 KB": ["a".repeat(16_384), "too-long"],
  };
  for (const [name, [text, fault]] of Object.entries(cases)) {
    test(`${name}: ${fault}`, async () => {
      expect(await check(text, use)).toEqual({ valid: false, fault });
    });
  }

  test("another issuer, another site", async () => {
    const other = "https://other.example";
    const foreign = await issueLicense(privateKey, { ...terms, issuer: other });
    expect(await check(foreign, use)).toEqual({ valid: false, fault: "wrong-issuer" });
    const elsewhere = await issueLicense(privateKey, { ...terms, audience: other });
    expect(await check(elsewhere, use)).toEqual({ valid: false, fault: "wrong-audience" });
  });

  test("a site with www. and without is one site, as it is for signatures; another name or scheme is not", async () => {
    const issuedFor = async (site: string) => {
      const checked = await check(
        await issueLicense(privateKey, { ...terms, issuer: site, audience: site }),
        use,
      );
      return checked.valid || checked.fault;
    };
    const { host } = new URL(use.issuer);
    expect(await issuedFor(`https://www.${host}`)).toBe(true);
    expect(await issuedFor(`https://www.www.${host}`)).toBe("wrong-issuer");
    expect(await issuedFor(`http://${host}`)).toBe("wrong-issuer");
    expect(await issuedFor(`https://a.${host}`)).toBe("wrong-issuer");
  });
});

function claims(): object {
  return JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
}
