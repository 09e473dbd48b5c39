import { generateKeyPairSync, sign } from "node:crypto";

/** A certificate that vouches for itself, made on the spot: no key lies in the repository, no tool is needed. */
export function selfSigned(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(oid.ecdsaWithSha256);
  const name = sequence(tlv(0x31, sequence(oid.commonName, tlv(0x0c, Buffer.from(host)))));
  const subjectAltName = sequence(
    oid.subjectAltName,
    tlv(0x04, sequence(tlv(0x82, Buffer.from(host, "latin1")))),
  );
  const content = sequence(
    tlv(0xa0, tlv(0x02, Buffer.of(2))),
    tlv(0x02, Buffer.of(1)),
    algorithm,
    name,
    sequence(utcTime("250101000000Z"), utcTime("491231235959Z")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tlv(0xa3, sequence(subjectAltName)),
  );
  const signature = tlv(0x03, Buffer.of(0), sign("sha256", content, privateKey));
  const base64 = sequence(content, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
  };
}

const oid = {
  ecdsaWithSha256: Buffer.from("06082a8648ce3d040302", "hex"),
  commonName: Buffer.from("0603550403", "hex"),
  subjectAltName: Buffer.from("0603551d11", "hex"),
};

const sequence = (...parts: readonly Buffer[]) => tlv(0x30, ...parts);
const utcTime = (time: string) => tlv(0x17, Buffer.from(time));

/** As short as can be: Go refuses a certificate with a longer one. */
function lengthOf(bytes: number): number[] {
  if (bytes < 0x80) return [bytes];
  return bytes < 0x100 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff];
}

/** ASN.1 in its distinguished encoding: a tag, a length, a value. */
function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag, ...lengthOf(value.length)), value]);
}
