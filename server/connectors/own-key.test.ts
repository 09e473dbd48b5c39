import { expect, test } from "vitest";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { ownSiteId } from "../../domain/sites/own-site.ts";
import { ownCollector, withOwnKey } from "./own-key.ts";

const secrets = secretsFrom(Buffer.alloc(32, 1));
const keys = withOwnKey({ verify: async () => "wrong" }, secrets);

test("the public site's key is good for it and for no other site, and no other secret is good for it", async () => {
  const { username, password, pathname } = new URL(ownCollector("http://127.0.0.1:3001", secrets));
  expect(pathname).toBe("/v1/visits");
  expect(await keys.verify(username, password)).toBe("valid");
  expect(await keys.verify("abcdefghijklmnop", password)).toBe("wrong");
  const other = secretsFrom(Buffer.alloc(32, 2)).ownSiteSecret;
  for (const secret of [other, secrets.proxySecretOf(ownSiteId), ""]) {
    expect(await keys.verify(username, secret)).toBe("wrong");
  }
});
