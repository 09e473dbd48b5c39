import { expect, test } from "vitest";
import { crawlerByToken, crawlers } from "../registry.ts";
import { crawlersOf, keyDirectoryList, keySetAddresses } from "./directories.ts";

test("the listed directories are of crawlers that the registry says sign their requests", () => {
  for (const { crawlers: tokens } of keyDirectoryList) {
    for (const token of tokens) {
      expect(crawlerByToken(token)?.verification.methods, token).toContain("signed-requests");
    }
  }
});

test("a directory that the registry names is listed", () => {
  const named = crawlers.flatMap(({ verification: { source } }) =>
    source?.endsWith("http-message-signatures-directory") ? [source] : [],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((address) => !keySetAddresses.includes(address))).toEqual([]);
});

test("an agent is found by its origin or by the address of its keys, and nobody else is", () => {
  expect(crawlersOf("https://chatgpt.com")).toEqual(["ChatGPT Agent"]);
  expect(crawlersOf("https://CHATGPT.com:443/")).toEqual(["ChatGPT Agent"]);
  expect(crawlersOf("https://chatgpt.com/.well-known/http-message-signatures-directory")).toHaveLength(1);
  for (const agent of ["https://chatgpt.com.evil.example", "http://chatgpt.com", "chatgpt.com", ""]) {
    expect(crawlersOf(agent)).toEqual([]);
  }
});
