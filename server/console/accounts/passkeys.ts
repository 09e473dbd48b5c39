import type { Language } from "@octroi/ui/language/language";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { isoBase64URL } from "@simplewebauthn/server/helpers";
import type { Person } from "../../../domain/accounts/person.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { Store } from "../../../store/store.ts";

interface PasskeyOptions {
  store: Pick<Store, "challenges" | "passkeys" | "people">;
  secrets: Pick<Secrets, "passkeyChallengeOf">;
  /** Where people reach the console: passkeys are bound to its host. */
  url: URL;
  brand: string;
}

/** What a browser is asked to sign, and the challenge that its answer belongs to. */
interface Ceremony<Options> {
  challengeId: string;
  options: Options;
}

export interface PasskeyAuthentication {
  signInOptions(language: Language): Promise<Ceremony<PublicKeyCredentialRequestOptionsJSON>>;
  /** Whose passkey answered the challenge. */
  signIn(challengeId: string, response: AuthenticationResponseJSON): Promise<Person | undefined>;
  registrationOptions(person: Person): Promise<Ceremony<PublicKeyCredentialCreationOptionsJSON>>;
  register(
    challengeId: string,
    person: Person,
    response: RegistrationResponseJSON,
    name: string,
  ): Promise<"added" | "refused">;
}

/** Passkeys by WebAuthn. A challenge is taken away by the first answer to it, right or wrong. */
export function createPasskeys({ store, secrets, url, brand }: PasskeyOptions): PasskeyAuthentication {
  const { challenges, passkeys, people } = store;
  const rpID = url.hostname;
  const expected = { expectedOrigin: url.origin, expectedRPID: rpID };
  const challengeText = (id: string) => isoBase64URL.fromBuffer(secrets.passkeyChallengeOf(id));

  return {
    async signInOptions(language) {
      const { id } = await challenges.create({ purpose: "passkey-sign-in", language });
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: secrets.passkeyChallengeOf(id),
        userVerification: "required",
      });
      return { challengeId: id, options };
    },

    async signIn(challengeId, response) {
      const challenge = await challenges.take(challengeId);
      if (challenge?.purpose !== "passkey-sign-in") return undefined;
      const passkey = await passkeys.find(response.id);
      if (passkey === undefined) return undefined;
      const outcome = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: challengeText(challengeId),
        credential: {
          id: passkey.id,
          publicKey: isoBase64URL.toBuffer(passkey.publicKey),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      }).catch(() => undefined);
      if (!outcome?.verified) return undefined;
      await passkeys.markUsed(passkey.id, outcome.authenticationInfo.newCounter);
      return people.find(passkey.personId);
    },

    async registrationOptions(person) {
      const { id } = await challenges.create({
        purpose: "passkey-registration",
        personId: person.id,
        language: person.language,
      });
      const own = await passkeys.list(person.id);
      const options = await generateRegistrationOptions({
        rpName: brand,
        rpID,
        userName: person.email,
        userDisplayName: person.name ?? person.email,
        userID: new TextEncoder().encode(person.id),
        challenge: secrets.passkeyChallengeOf(id),
        attestationType: "none",
        excludeCredentials: own.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return { challengeId: id, options };
    },

    async register(challengeId, person, response, name) {
      const challenge = await challenges.take(challengeId);
      if (challenge?.purpose !== "passkey-registration" || challenge.personId !== person.id) return "refused";
      const outcome = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge: challengeText(challengeId),
        requireUserVerification: true,
      }).catch(() => undefined);
      if (!outcome?.verified) return "refused";
      const { credential } = outcome.registrationInfo;
      const added = await passkeys.add({
        id: credential.id,
        personId: person.id,
        publicKey: isoBase64URL.fromBuffer(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
      });
      return added === "added" ? "added" : "refused";
    },
  };
}
