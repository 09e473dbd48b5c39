import { expect, test } from "vitest";
import { site } from "../whole-site.ts";
import { foundIn } from "./checked.ts";
import { checkedLocally } from "./own-site.ts";

test("our own site, as it is built, gives our own check-up nothing to correct", async () => {
  const { address, get } = site();
  // The first to ask for it has every page rendered.
  await get("/llms.txt");
  const { port } = new URL(await address());
  const verdict = await checkedLocally(Number(port), "octroi.com");
  expect(verdict.unread).toEqual([]);
  expect(verdict.answers.find(({ audience }) => audience === "search-engine")?.verdict).toBe("open");
  // On this machine it is asked over http; and of an llms.txt there is nothing to say but what it is not.
  expect(foundIn(verdict)).toEqual(["warning no-https at robots", "info llms-txt at llms"]);
});
