import { median } from "../../../scripts/median.ts";
import { directory, directoryOf, signedCase, testSigner } from "../scripts/judge/signer.ts";
import { identityOf, keyDirectories, publishedAddresses, verifySignature } from "../src/verify.ts";
import { type CrawlersFigure, rates } from "./measure.ts";

/** How fast a visitor's identity is found: by its address, and by a signature whose key is at hand. */
export async function measureVerification(): Promise<readonly CrawlersFigure[]> {
  const visitors = publishedAddresses.flatMap(({ crawlers: [token = ""] }) =>
    ["66.249.66.1", "132.196.86.7", "203.0.113.9", "2001:4860:4801:10::1", "2001:db8::1"].map((address) => ({
      token,
      address,
    })),
  );
  return [
    {
      name: "identity by address",
      unit: "visitors",
      perSecond: median(
        rates(visitors.length, () => visitors.map(({ token, address }) => identityOf({ token }, address))),
      ),
    },
    { name: "signature, key at hand", unit: "requests", perSecond: await signaturesPerSecond() },
  ];
}

const requests = 500;
const rounds = 5;

/** One after the other, by the clock on the wall: the platform checks signatures on threads of its own. */
async function signaturesPerSecond(): Promise<number> {
  const signer = await testSigner();
  const { request, now } = await signedCase(signer);
  const { body, contentType } = directoryOf([signer.jwk]);
  const keys = keyDirectories({
    addresses: [directory],
    fetch: async () => new Response(body, { headers: { "content-type": contentType } }),
  });
  const options = { keys, now };
  await verifySignature(request, options);
  await keys.refresh();
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    for (let each = 0; each < requests; each++) {
      const { verdict } = await verifySignature(request, options);
      if (verdict !== "verified") throw new Error(`The signature was ${verdict}.`);
    }
    found.push((requests * 1000) / (performance.now() - start));
  }
  return median(found);
}
