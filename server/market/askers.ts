import type { RateLimit } from "@octroi/database/rate-limit";
import { bodyOf } from "@octroi/web/http/body";
import { type Client, clientAddress, type IsTrusted } from "@octroi/web/http/client-address";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context } from "hono";
import type { TooMany } from "../../domain/accounts/accounts.ts";
import type { Company } from "../../domain/market/company.ts";
import type { Companies, Store } from "../../store/store.ts";
import { clientCredentials } from "../connectors/olp/oauth.ts";
import { countProgram } from "../console/api/count-program.ts";
import type { ConsoleEnv } from "../console/env.ts";
import { countAgainst } from "../console/rate-limits.ts";
import { acceptSignature, type SignatureReader, type Signer } from "./signatures.ts";

interface AskerServices {
  url: URL;
  companies: Pick<Companies, "verifySecret" | "byOrigin">;
  readSignature: SignatureReader;
  isTrusted: IsTrusted;
  /** Left out, nothing is counted: in load tests. */
  rateLimit: Store["rateLimit"] | undefined;
}

/** Of one company, whatever it asks the market. */
export const companyAllowance = { requests: 1_000, seconds: 10 * 60 };
/** Directories that are read from the network since one client named them. */
const readingAllowance = { requests: 30, seconds: 10 * 60 };
/** What a stranger may ask. */
const strangerAllowance = { requests: 60, seconds: 10 * 60 };

/** Of the market, which everybody may read. */
const readerAllowance = { requests: 120, seconds: 60 };
/** Mails that a client has sent, and that an address gets. */
const mailAllowance = { requests: 5, seconds: 60 * 60 };

export interface Asked {
  company: Company;
  /** The body, which is read by then. */
  text: string;
}

/** Companies, as their programs say who they are: by an id and a secret, or by a signature of their key (Web Bot Auth). */
export function askersOf({ url, companies, readSignature, isTrusted, rateLimit }: AskerServices) {
  const limit = rateLimit?.("company-10min", companyAllowance);
  const readings = rateLimit ? [rateLimit("market-directory-10min", readingAllowance)] : [];
  const strangers = rateLimit ? [rateLimit("market-stranger-10min", strangerAllowance)] : [];
  const readers = rateLimit ? [rateLimit("market-reader-minute", readerAllowance)] : [];
  const senders = rateLimit ? [rateLimit("market-mail-hour", mailAllowance)] : [];

  const clientOf = (c: Context<ConsoleEnv>) => clientAddress(c, isTrusted);
  const countClient = async (c: Context<ConsoleEnv>, limits: readonly RateLimit[]) =>
    passOrRefuse(await countAgainst(limits, clientOf(c)));

  /** Whose key signed the request. */
  async function signerOf(c: Context<ConsoleEnv>, body: string): Promise<Signer> {
    const { pathname, search } = new URL(c.req.url);
    return readSignature({
      method: c.req.method,
      // Whatever stands between us and the company, it signed the address that it reached.
      url: new URL(pathname + search, url).href,
      headers: c.req.raw.headers,
      body,
      beforeReading: () => countClient(c, readings),
    });
  }

  async function companyOf(c: Context<ConsoleEnv>, body: string): Promise<Company> {
    const authorization = c.req.header("authorization");
    if (authorization === undefined && isSigned(c)) {
      const { origin, thumbprint } = await signerOf(c, body);
      const company = await companies.byOrigin(origin, thumbprint);
      if (company !== undefined) return company;
      throw unauthorized("This key has no account yet: make one with POST /v1/market/accounts.");
    }
    const credentials = clientCredentials(authorization);
    const company = credentials && (await companies.verifySecret(credentials.id, credentials.secret));
    if (company !== undefined) return company;
    throw unauthorized();
  }

  return {
    isSigned,
    signerOf,
    clientOf,
    countReader: (c: Context<ConsoleEnv>) => countClient(c, readers),

    // Pages count the same, and say it in their own words.
    countStranger: (client: Client) => countAgainst(strangers, client),
    countMail: async (client: Client, email: string) =>
      (await countAgainst(senders, client)) ?? countAgainst(senders, { address: email, network: undefined }),

    /** Who asks, counted against what a company may ask for; what is left is said in the answer's headers (RateLimit). */
    async authenticate(c: Context<ConsoleEnv>): Promise<Asked> {
      const text = await bodyOf(c.req.raw);
      const company = await companyOf(c, text);
      await countProgram(c, limit, { name: "company", allowance: companyAllowance, asker: company.id });
      return { company, text };
    },
  };
}

export type Askers = ReturnType<typeof askersOf>;

/** What a program is told that asked too often. */
export function tooManyRequests({ retryAfterSeconds }: TooMany): Refusal {
  return new Refusal("tooMany", { headers: { "retry-after": String(retryAfterSeconds) } });
}

export function passOrRefuse(counted: TooMany | undefined): void {
  if (counted !== undefined) throw tooManyRequests(counted);
}

function unauthorized(sentence?: string): Refusal {
  return new Refusal("unauthorized", {
    headers: { "www-authenticate": 'Basic realm="Octroi"', "accept-signature": acceptSignature },
    ...(sentence !== undefined && { sentence: { en: sentence } }),
  });
}

function isSigned(c: Context<ConsoleEnv>): boolean {
  return c.req.header("signature-input") !== undefined;
}
