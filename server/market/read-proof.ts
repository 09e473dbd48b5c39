import { follower } from "@octroi/web/reading/follow";
import type { Network } from "@octroi/web/reading/network";
import { type CompanyProof, proofPlaces } from "../../domain/market/company.ts";
import { nameServers } from "../console/dns/name-servers.ts";

interface ProofReaderServices {
  network: Network;
  resolvers: readonly string[];
  userAgent: string;
}

const withinMs = 10_000;
const maxFileBytes = 1_024;

/** Looks for the record and for the file of a proof; either will do. */
export function proofReader({ network, resolvers, userAgent }: ProofReaderServices) {
  const follow = follower(userAgent, network);
  return async (proof: CompanyProof): Promise<boolean> => {
    const { record, file } = proofPlaces(proof);
    const inRecord = async () => {
      const texts = await nameServers({ resolvers, network }, network.deadline(withinMs)).textsOf(
        record.name,
      );
      return texts?.some((text) => text.trim() === record.value) === true;
    };
    const inFile = async () => {
      const { answer } = await follow(new URL(file.url), {
        signal: network.deadline(withinMs),
        maxBytes: maxFileBytes,
        // Whoever can have an address lead elsewhere need not be whoever has the domain.
        redirects: 0,
        accept: "text/plain, */*",
      });
      if (typeof answer === "string" || answer.status !== 200) return false;
      return new TextDecoder().decode(answer.body).split(/\s+/).includes(file.content);
    };
    return (await Promise.all([inRecord(), inFile()])).includes(true);
  };
}

export type ProofReader = ReturnType<typeof proofReader>;
