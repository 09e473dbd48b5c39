import type { Answer } from "../payments/market.ts";
import type { World } from "./world.ts";

export interface CompanyAccount {
  clientId: string;
  clientSecret: string;
}

export const companyEmail = "bot@reader.example";
export const companyDomain = "reader.example";

/** What a company's program asks the market, with its account once it has one. */
export function companyProgram(world: Pick<World, "octroi" | "buyer">, account?: CompanyAccount) {
  const authorization = account && `Basic ${btoa(`${account.clientId}:${account.clientSecret}`)}`;
  const headers = { "content-type": "application/json", ...(authorization && { authorization }) };

  async function ask(method: string, address: string, body?: object): Promise<Answer> {
    const response = await fetch(new URL(address, world.octroi.console), {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  return {
    ask,
    get: (address: string) => ask("GET", address),
    post: (address: string, body: object) => ask("POST", address, body),
    put: (address: string, body: object) => ask("PUT", address, body),
    /** Asks for an order of an offer, and pays what the answer asks for, as the official client of x402 does. */
    async buy(domain: string, offer: string) {
      const address = new URL(`/v1/market/sites/${domain}/orders`, world.octroi.console).href;
      const bought = await world.buyer.buy(address, {
        method: "POST",
        headers,
        body: JSON.stringify({ offer }),
      });
      return { ...bought, body: JSON.parse(bought.text) };
    },
    /** What opens pages under a path, where the market says that tokens are; with the site's license, where it has one. */
    async drawToken(endpoint: string, resource: string, license?: string): Promise<string> {
      const response = await fetch(endpoint, {
        method: "POST",
        headers: { ...(authorization && { authorization }) },
        body: new URLSearchParams({
          grant_type: "client_credentials",
          resource,
          ...(license && { license }),
        }),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(`Expected a token, found ${JSON.stringify(answer)}`);
      return answer.access_token;
    },
  };
}

/** Of the site's own RSL document, what is to be paid for. */
export async function licenseElement({ front }: Pick<World, "front">): Promise<string> {
  const { body } = await front.visit("ExampleReader/1.0", "/license.xml");
  const [element] = /<license>(?:(?!<license>).)*<payment .*?<\/license>/s.exec(body) ?? [];
  if (element === undefined) throw new Error(`Expected a license that is paid for, found ${body}`);
  return element;
}

/** An account by a mail and a record of the company's domain, as the guide says. */
export async function openCompanyAccount(world: World): Promise<CompanyAccount> {
  const { octroi, names, language } = world;
  const stranger = companyProgram(world);
  const begun = await stranger.post("/v1/market/accounts", {
    name: "Example Reader",
    email: companyEmail,
    domain: companyDomain,
    language,
  });
  const { record, address } = begun.body;
  names.setRecords({ [record.name]: { TXT: [record.value] } });
  const [, code = ""] = await octroi.mails.find(companyEmail, /^\s*([\w-]{24})\s*$/m);
  const { status, body } = await stranger.post(address, { code });
  if (status !== 201) throw new Error(`Expected an account, found ${status} ${JSON.stringify(body)}`);
  return body;
}
