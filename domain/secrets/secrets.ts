import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

/** Everything that is derived from the console's one secret, and so is kept in no database. */
export interface Secrets {
  /** The six digits that answer a challenge. */
  codeOf(challengeId: string): string;
  /** What a passkey signs to answer one. */
  passkeyChallengeOf(challengeId: string): Uint8Array<ArrayBuffer>;
  invitationToken(invitationId: string): string;
  /** What a mail tells whoever opens a company’s account by a domain. */
  companyCode(proofId: string): string;
  /** What a mail's link to stop it is known by. */
  unsubscribeToken(subscription: { list: string; about: string; personId: string }): string;
  /** What the address of a link to a shared dashboard ends with. */
  shareToken(linkId: string): string;
  /** What the address of an order’s receipt ends with. */
  receiptKey(orderId: string): string;
  /** The secret of the second key that a site's proxy has. */
  proxySecretOf(siteId: string): string;
  /** Of the key that the public site’s own gate has. */
  ownSiteSecret: string;
  /** What the records that prove a domain are derived from. */
  claimSecret: Uint8Array;
  /** Signs what the console says to the connectors of a site. */
  signingKeyOf(siteId: string): KeyObject;
  /** What verifies it: Ed25519, raw, base64url. */
  publicKeyOf(siteId: string): string;
  /** Signs the licenses of a workspace's sites. */
  licenseKeyOf(workspaceId: string): KeyObject;
  /** Encrypts a text, for as long as this secret lasts; what it is about is needed to open it. */
  seal(text: string, about: string): string;
  /** Undefined where another secret sealed it, or it is about something else. */
  unseal(sealed: string, about: string): string | undefined;
}

/** What comes before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const ed25519Prefix = Buffer.from("302e020100300506032b657004220420", "hex");

const sealing = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** What a database knows the secret by: nothing else can be derived from it. */
export function fingerprintOf(secret: Uint8Array): string {
  return derived(secret, "fingerprint").toString("base64url");
}

export function secretsFrom(secret: Uint8Array): Secrets {
  const derive = (label: string) => derived(secret, label);
  const keys = {
    code: derive("sign-in code"),
    passkey: derive("passkey challenge"),
    invitation: derive("invitation"),
    company: derive("code of a company's proof"),
    unsubscribe: derive("unsubscribe"),
    share: derive("link to a shared dashboard"),
    receipt: derive("address of a receipt"),
    proxy: derive("key of a site's proxy"),
    claim: derive("claim of a domain"),
    seal: derive("what is kept encrypted"),
  };
  const hmac = (key: Buffer, id: string) => createHmac("sha256", key).update(id).digest();
  const ed25519Key = (label: string) =>
    createPrivateKey({
      key: Buffer.concat([ed25519Prefix, derive(label)]),
      format: "der",
      type: "pkcs8",
    });
  const signingKeyOf = (siteId: string) => ed25519Key(`signing key of ${siteId}`);
  return {
    // 2⁴⁸ numbers onto a million: none is more likely than another by more than a part in 10⁸.
    codeOf: (id) => String(hmac(keys.code, id).readUIntBE(0, 6) % 1_000_000).padStart(6, "0"),
    passkeyChallengeOf: (id) => new Uint8Array(hmac(keys.passkey, id)),
    invitationToken: (id) => hmac(keys.invitation, id).toString("base64url"),
    // 144 bits: it is copied, and nobody guesses it.
    companyCode: (id) => hmac(keys.company, id).toString("base64url").slice(0, 24),
    unsubscribeToken: ({ list, about, personId }) =>
      hmac(keys.unsubscribe, `${list} ${about} ${personId}`).toString("base64url"),
    shareToken: (id) => hmac(keys.share, id).toString("base64url"),
    receiptKey: (id) => hmac(keys.receipt, id).toString("base64url"),
    proxySecretOf: (id) => hmac(keys.proxy, id).toString("base64url"),
    ownSiteSecret: derive("key of the public site").toString("base64url"),
    claimSecret: keys.claim,
    signingKeyOf,
    publicKeyOf(siteId) {
      const { x } = createPublicKey(signingKeyOf(siteId)).export({ format: "jwk" });
      if (x === undefined) throw new TypeError("Expected an Ed25519 public key with x, found none");
      return x;
    },
    licenseKeyOf: (workspaceId) => ed25519Key(`license key of ${workspaceId}`),
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(sealing, keys.seal, nonce).setAAD(Buffer.from(about));
      const sealed = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString("base64url");
    },
    unseal(sealed, about) {
      const bytes = Buffer.from(sealed, "base64url");
      const tagFrom = bytes.length - tagBytes;
      if (tagFrom < nonceBytes) return undefined;
      const cipher = createDecipheriv(sealing, keys.seal, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(tagFrom));
      try {
        return cipher.update(bytes.subarray(nonceBytes, tagFrom), undefined, "utf8") + cipher.final("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

function derived(secret: Uint8Array, label: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "octroi", label, 32));
}
