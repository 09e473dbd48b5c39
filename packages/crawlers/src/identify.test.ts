import { describe, expect, test } from "vitest";
import { identify } from "./identify.ts";
import { crawlers } from "./registry.ts";

const examples = crawlers.flatMap(({ token, userAgent }) => (userAgent ? [{ token, ...userAgent }] : []));

test.each(examples)("the header recorded for $token is recognized as its own", ({ token, header }) => {
  expect(identify(header)?.token).toBe(token);
});

describe("a name counts as a whole word", () => {
  test.each([
    ["Code", "Mozilla/5.0 (X11; Linux x86_64) Encoder/1.0 Codec/2 Code-Server/3"],
    ["Spider", "Mozilla/5.0 (compatible; WebSpider/1.0; Spiderman)"],
    ["GPTBot", "MyGPTBot/1.0 NotGPTBot GPTBotty GPTBot-Fake"],
    ["Googlebot", "Mozilla/5.0 (compatible; Googlebotnik/2.1)"],
  ])("%s is not found inside other words", (_, header) => {
    expect(identify(header)).toBeUndefined();
  });

  test("the case of a name does not matter", () => {
    expect(identify("gptbot/1.0")?.token).toBe("GPTBot");
  });

  test("the longest name wins: Googlebot-Image is not Googlebot", () => {
    expect(identify("Googlebot-Image/1.0")?.token).toBe("Googlebot-Image");
  });

  test("a name of several words is found whole", () => {
    expect(identify("Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)")?.token).toBe(
      "Sogou web spider",
    );
  });
});

describe("what only mentions a name claims nothing", () => {
  test.each([
    ["an address", "Reader/1.0 (+https://example.com/GPTBot)"],
    ["an address without scheme", "Reader/1.0 (+openai.com/gptbot)"],
    ["a mail address", "Reader/1.0 (ClaudeBot@anthropic.com; hello@panscient.com)"],
    ["a comparison", "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Googlebot)"],
    [
      "a common word in the middle",
      "Mozilla/5.0 Chrome/140.0 Code/1.105 Electron/37 (Network Operator; Cursor)",
    ],
    ["nothing", ""],
  ])("%s", (_, header) => {
    expect(identify(header)).toBeUndefined();
  });

  test("a common word is believed at the very beginning of a header", () => {
    expect(identify("Code/1.105.0")?.token).toBe("Code");
  });
});

test("a name may be followed by the identifier of whoever uses it", () => {
  const name = "amazon-Quick-on-behalf-of";
  expect(identify(`${name}-0f8fad5b-d9cb-469f-a165-70867728950e`)?.token).toBe(name);
  expect(identify(`${name}-20e61c5a`)?.token).toBe(name);
  expect(identify(`${name}-somebody`)).toBeUndefined();
});

test("the first name wins where a header claims several", () => {
  expect(identify("facebookexternalhit/1.1 Facebot Twitterbot/1.0")?.token).toBe("facebookexternalhit");
});

test("a crawler that goes by another's name is told from it by its own", () => {
  expect(identify("Claude-User (claude-code/2.1.86; +https://support.anthropic.com/)")?.token).toBe(
    "Claude-Code",
  );
  expect(identify("Claude-User/1.0 (+Claude-User@anthropic.com)")?.token).toBe("Claude-User");
});

test.each(["code+", "claude-user+", "a.b/gptbot/", "like gptbot ", "-gptbot"])(
  "a header of a megabyte of %j is answered in time that grows with its length alone",
  (part) => {
    // Quadratic time would be hours.
    expect(() => identify(part.repeat(1_000_000 / part.length))).not.toThrow();
  },
);

test("a control token that someone sends is recognized, so that it can be told to be false", () => {
  expect(identify("Mozilla/5.0 (compatible; Google-Extended/1.0)")?.sendsRequests).toBe(false);
});

test.each([
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "curl/8.14.1",
  "python-requests/2.32.4",
  "\u0000\uFFFF Ünïcödé/1.0",
])("no crawler is seen in %s", (header) => {
  expect(identify(header)).toBeUndefined();
});
