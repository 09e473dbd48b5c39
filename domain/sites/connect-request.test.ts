import { expect, test } from "vitest";
import { parseConnectRequest } from "./connect-request.ts";

const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const parse = (query: Readonly<Record<string, string>>) => parseConnectRequest(new URLSearchParams(query));

test("an origin and a challenge are a request to connect", () => {
  expect(parse({ origin: "https://www.example.com", challenge })).toEqual({
    origin: "https://www.example.com",
    domain: "www.example.com",
    challenge,
  });
  expect(parse({ origin: "https://xn--bcher-kva.example", challenge })).toMatchObject({
    domain: "xn--bcher-kva.example",
  });
});

test.each([
  ["", "incomplete"],
  ["example.com", "incomplete"],
  ["https://example.com/", "incomplete"],
  ["https://example.com/wp", "incomplete"],
  ["https://example.com?x", "incomplete"],
  ["https://example.com#x", "incomplete"],
  ["https://ada:secret@example.com", "incomplete"],
  ["https://EXAMPLE.com", "incomplete"],
  ["https://example.com:443", "incomplete"],
  ["https://exa mple.com", "incomplete"],
  ["ftp://example.com", "incomplete"],
  ["javascript:alert(1)", "incomplete"],
  ["file:///etc/passwd", "incomplete"],
  ["null", "incomplete"],
  ["https://co.uk", "incomplete"],
  ["https://a_b.example.com", "incomplete"],
  ["https://example.com:8443", "private-name"],
  ["http://localhost:8080", "private-name"],
  ["https://localhost", "private-name"],
  ["https://127.0.0.1", "private-name"],
  ["https://169.254.169.254", "private-name"],
  ["https://[::1]", "private-name"],
  ["https://wordpress.local", "private-name"],
  ["https://intranet", "private-name"],
  ["http://example.com", "plain-http"],
])("%j is no origin that is asked for a proof: %s", (origin, fault) => {
  expect(parse({ origin, challenge })).toMatchObject({ fault });
});

test.each(["", "short", `${challenge}x`, `${challenge.slice(1)}/`, `${challenge.slice(1)}=`])(
  "%j is no challenge",
  (other) => {
    expect(parse({ origin: "https://example.com", challenge: other })).toEqual({ fault: "incomplete" });
  },
);
