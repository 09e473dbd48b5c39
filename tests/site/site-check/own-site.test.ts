import { expect, test } from "vitest";
import { site } from "../whole-site.ts";
import { foundIn } from "./checked.ts";
import { checkedLocally } from "./own-site.ts";

test("our own site, as it is built, gives our own check-up nothing to correct", async () => {
  const { address, get } = site({ url: "http://octroi.com" });
  // The first to ask for it has every page rendered.
  await get("/llms.txt");
  const { port } = new URL(await address());
  const verdict = await checkedLocally(Number(port), "octroi.com");
  expect(verdict.unread).toEqual([]);
  expect(verdict.answers.find(({ audience }) => audience === "search-engine")?.verdict).toBe("open");
  const found = foundIn(verdict);
  // On this machine it is asked over http, and names its license over http.
  const aboutHttp = /^warning (no-https|license-not-https) /;
  expect(found.filter((finding) => !finding.startsWith("info ") && !aboutHttp.test(finding))).toEqual([]);
  // What is no fault, and worth knowing: what an llms.txt is not, what “search” covers, that training is for sale.
  const known = /^info (llms-txt|usage-search-overrides|conditional) at /;
  expect(found.filter((finding) => finding.startsWith("info ") && !known.test(finding))).toEqual([]);
});
