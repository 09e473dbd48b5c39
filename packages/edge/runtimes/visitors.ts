import { createLicenseKeys, issueLicense } from "../src/licenses.ts";
import { policy } from "../tests/policy.ts";
import { agentKeys, agents, signature } from "../tests/sign.ts";
import { elsewhere, userAgents } from "../tests/visits.ts";

const keys = await createLicenseKeys();
const { origin } = policy.site;
const license = await issueLicense(keys.privateKey, {
  issuer: origin,
  audience: origin,
  licensee: "OpenAI",
  from: new Date(Date.now() - 60_000),
  until: new Date(Date.now() + 3_600_000),
});

/** How an example is set for these visitors: by variables alone, as its code is what the documentation shows. */
export const environment = {
  OCTROI_MODE: "enforce",
  OCTROI_LICENSE_KEYS: JSON.stringify(keys.publicKeys),
  OCTROI_AGENT_KEYS: JSON.stringify(agentKeys),
};

export interface Visitor {
  /** The statuses of as many visits. */
  readonly gets: readonly number[];
  readonly address: string;
  /** Made for the moment, as signatures are. */
  headers(): Promise<Readonly<Record<string, string>>>;
}

function visitor(as: string, gets: readonly number[], headers: Record<string, string> = {}): Visitor {
  return { gets, address: elsewhere, headers: async () => ({ "user-agent": as, ...headers }) };
}

/** Who asks for `/articles/1`, and what each must get. */
export const visitors: Readonly<Record<string, Visitor>> = {
  browser: visitor(userAgents.browser, [200]),
  "sent by ChatGPT": visitor(userAgents.browser, [200], {
    accept: "text/html",
    referer: "https://chatgpt.com/",
    "sec-fetch-mode": "navigate",
  }),
  "in no list": visitor(userAgents.unlisted, [200]),
  allowed: visitor(userAgents.perplexity, [200]),
  blocked: visitor(userAgents.bytespider, [403]),
  limited: visitor(userAgents.ccbot, [200, 200, 429]),
  charged: visitor(userAgents.gptbot, [402]),
  licensed: visitor(userAgents.gptbot, [200], { authorization: `License ${license}` }),
  Googlebot: { ...visitor(userAgents.googlebot, [200]), address: "66.249.66.1" },
  "forged Googlebot": visitor(userAgents.googlebot, [403]),
  "unsigned agent": visitor(userAgents.googleAgent, [403]),
  "signed agent": {
    ...visitor(userAgents.googleAgent, [200]),
    headers: async () => ({
      "user-agent": userAgents.googleAgent,
      ...(await signature({ signedBy: agents[1] })),
    }),
  },
};
