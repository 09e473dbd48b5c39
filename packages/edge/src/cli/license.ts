import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { licenseChecker } from "../licenses/check.ts";
import { issueLicense } from "../licenses/issue.ts";
import { createLicenseKeys, type LicenseKey, type LicenseKeySet } from "../licenses/keys.ts";
import { type Algorithm, algorithms } from "../licenses/license.ts";
import { readToken } from "../licenses/token.ts";
import { ignoreInGit } from "./ignore-in-git.ts";
import { type Io, UsageError } from "./io.ts";

const day = 86_400_000;

const privateKeyFile = "octroi.license-key.json";

/** `license keys`, `license public`, `license issue` and `license inspect`. */
export async function license([name, ...words]: string[], io: Io): Promise<void> {
  if (name === "keys") return keys(words, io);
  if (name === "public") return printPublic(words, io);
  if (name === "issue") return issue(words, io);
  if (name === "inspect") return inspect(words, io);
  throw new UsageError("Use license keys, license public, license issue or license inspect.");
}

async function keys(words: string[], io: Io): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      out: { type: "string", default: privateKeyFile },
      algorithm: { type: "string", default: "EdDSA" },
    },
  });
  if (!isAlgorithm(values.algorithm)) throw new UsageError("The algorithm is EdDSA or ES256.");
  const path = resolve(io.folder, values.out);
  if (existsSync(path)) {
    // As in `license keys > public.json`, run twice: the file would be left empty.
    io.print(JSON.stringify(publicKeysOf(readKey(values.out, io))));
    io.note(`${values.out} is there already and was left as it is. This is its public key.`);
    return;
  }
  const { privateKey, publicKeys } = await createLicenseKeys(values.algorithm);
  writeNew(path, `${JSON.stringify(privateKey, null, 2)}\n`, values.out);
  io.print(JSON.stringify(publicKeys));
  io.note(`The private key is in ${values.out}. The gate needs the public one, in OCTROI_LICENSE_KEYS.`);
  io.note(
    ignoreInGit(values.out, io.folder)
      ? `${values.out} was added to .gitignore.`
      : `Keep ${values.out} out of the repository.`,
  );
}

async function printPublic(words: string[], io: Io): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { key: { type: "string", default: privateKeyFile } },
  });
  io.print(JSON.stringify(publicKeysOf(readKey(values.key, io))));
}

function publicKeysOf({ d: _, ...publicKey }: LicenseKey): LicenseKeySet {
  return { keys: [publicKey] };
}

async function issue(words: string[], io: Io): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      key: { type: "string", default: privateKeyFile },
      site: { type: "string" },
      licensee: { type: "string" },
      path: { type: "string", multiple: true },
      days: { type: "string", default: "30" },
    },
  });
  const { site, licensee, path: paths } = values;
  if (!site || !URL.canParse(site)) throw new UsageError("Expected the site: --site https://your.site");
  if (!licensee) throw new UsageError("Expected who may use it: --licensee NAME");
  const days = Number(values.days);
  if (!(days > 0 && days <= 3660)) throw new UsageError("--days is a number from 1 to 3660.");
  const wrong = paths?.find((path) => !path.startsWith("/"));
  if (wrong !== undefined) throw new UsageError(`A path begins with a slash: ${wrong} does not.`);
  const from = new Date();
  const until = new Date(from.getTime() + days * day);
  const terms = { issuer: site, audience: site, licensee, from, until, ...(paths && { paths }) };
  io.print(await issueLicense(readKey(values.key, io), terms));
  io.note(
    `Opens ${paths?.join(", ") ?? "every page"} of ${new URL(site).origin} to ${licensee} until ${until.toISOString().slice(0, 10)}.`,
  );
}

async function inspect(words: string[], io: Io): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { keys: { type: "string" } },
  });
  const [token] = positionals;
  if (token === undefined) throw new UsageError("Expected a token: license inspect TOKEN");
  const read = readToken(token);
  if ("fault" in read) throw new UsageError(`This is not a valid license: ${read.fault}.`);
  const { algorithm, kid, license: claims } = read;
  io.print(JSON.stringify({ algorithm, kid, ...claims }, null, 2));
  if (values.keys === undefined) {
    io.note("Its signature was not checked: give the public keys with --keys FILE.");
    return;
  }
  const { iss: issuer, aud: audience, paths } = claims;
  const use = { issuer, audience, path: (paths[0] ?? "/").replace(/[*$]/g, ""), now: Date.now() };
  const checked = await licenseChecker(readKeys(values.keys, io))(token, use);
  if (!checked.valid) throw new UsageError(`It opens nothing: ${checked.fault}.`);
  io.note("It is signed with one of these keys, and in force.");
}

function readKey(name: string, io: Io): LicenseKey {
  const key = readJson(name, io);
  if (isPrivateKey(key)) return key;
  throw new UsageError(`${name} holds no private key.`);
}

function isPrivateKey(value: object): value is LicenseKey {
  return "kty" in value && "d" in value && typeof value.kty === "string" && typeof value.d === "string";
}

function readKeys(name: string, io: Io): LicenseKeySet {
  const set = readJson(name, io);
  if ("keys" in set && Array.isArray(set.keys)) return { keys: set.keys };
  throw new UsageError(`${name} holds no set of keys.`);
}

function readJson(name: string, { folder }: Io): object {
  try {
    const value: unknown = JSON.parse(readFileSync(resolve(folder, name), "utf8"));
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Told below, with what could not be read.
  }
  throw new UsageError(`${name} cannot be read as JSON.`);
}

function writeNew(path: string, text: string, name: string): void {
  try {
    writeFileSync(path, text, { flag: "wx", mode: 0o600 });
  } catch {
    throw new UsageError(`${name} cannot be written.`);
  }
}

function isAlgorithm(value: string): value is Algorithm {
  return Object.hasOwn(algorithms, value);
}
