import type { Allowance } from "@octroi/database/memory-counter";
import type { Accounts } from "../../../domain/accounts/accounts.ts";
import { oldAddressCodeId } from "../../../domain/accounts/challenge.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import { isSameText } from "../../../domain/secrets/tokens.ts";
import type { Store } from "../../../store/store.ts";
import { countAgainst } from "../rate-limits.ts";

const tenMinutes = 10 * 60;
const day = 24 * 60 * 60;

/** Enough for someone who mistypes, too few to fill a mailbox or to guess one code in a million. */
const addressAllowances = {
  "code-address": { requests: 5, seconds: tenMinutes },
  "code-address-day": { requests: 30, seconds: day },
};
/** Enough for an office behind one address. */
const clientAllowances = {
  "code-client": { requests: 30, seconds: tenMinutes },
  "code-client-day": { requests: 300, seconds: day },
};
/** Enough to bring a newsroom in, too few to write to the world. */
const inviterAllowances = { "invite-person": { requests: 50, seconds: day } };
const invitedAllowances = { "invite-address": { requests: 5, seconds: day } };
const tryAllowances = { "code-try": { requests: 60, seconds: tenMinutes } };

interface AccountsOptions {
  store: Pick<Store, "challenges" | "people" | "sessions" | "rateLimit">;
  secrets: Pick<Secrets, "codeOf">;
  /** Whether it is counted how often somebody asks. */
  rateLimit: boolean;
}

export function createAccounts({ store, secrets, rateLimit }: AccountsOptions): Accounts {
  const { challenges, people, sessions } = store;
  const limits = (allowances: Readonly<Record<string, Allowance>>) =>
    rateLimit ? Object.entries(allowances).map(([name, allowance]) => store.rateLimit(name, allowance)) : [];
  const perAddress = limits(addressAllowances);
  const perClient = limits(clientAllowances);
  const perTry = limits(tryAllowances);
  const perInviter = limits(inviterAllowances);
  const perInvited = limits(invitedAllowances);
  return {
    async sendCode({ purpose, email, personId }, { client, language }) {
      // The client first: one that is over its allowance uses up nobody's address.
      const refusal =
        (await countAgainst(perClient, client)) ??
        (await countAgainst(perAddress, { address: email, network: undefined }));
      return refusal ?? challenges.create({ purpose, email, personId, language });
    },

    async enterCode(challengeId, purpose, code, client) {
      const refusal = await countAgainst(perTry, client);
      if (refusal !== undefined) return refusal;
      return challenges.attempt(
        challengeId,
        (challenge) => challenge.purpose === purpose && isSameText(code, secrets.codeOf(challenge.id)),
      );
    },

    async sendAddressCodes({ id, email: oldEmail }, email, { client, language }) {
      const refusal =
        (await countAgainst(perClient, client)) ??
        (await countAgainst(perAddress, { address: email, network: undefined })) ??
        (await countAgainst(perAddress, { address: oldEmail, network: undefined }));
      return refusal ?? challenges.create({ purpose: "address", email, oldEmail, personId: id, language });
    },

    async enterAddressCodes(challengeId, { oldCode, newCode }, client) {
      const refusal = await countAgainst(perTry, client);
      if (refusal !== undefined) return refusal;
      return challenges.attempt(challengeId, ({ id, purpose }) => {
        const isOld = isSameText(oldCode, secrets.codeOf(oldAddressCodeId(id)));
        const isNew = isSameText(newCode, secrets.codeOf(id));
        return purpose === "address" && isOld && isNew;
      });
    },

    async countInvitation(personId, email) {
      return (
        (await countAgainst(perInviter, { address: personId, network: undefined })) ??
        countAgainst(perInvited, { address: email, network: undefined })
      );
    },

    async signIn(email, { language, browser }) {
      const person = await people.ensure(email, language);
      const { token } = await sessions.start(person.id, browser);
      return { person, token };
    },
  };
}
