import { connect } from "node:net";

const crawlerHeaders = {
  GPTBot:
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  ClaudeBot: "Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  CCBot: "CCBot/2.0 (https://commoncrawl.org/faq/)",
  Googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

const agents: readonly (string | undefined)[] = [
  ...Object.values(crawlerHeaders),
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  'says "quoted" \\ and é ☕',
  "tab\tin it",
  "",
  undefined,
];
const paths = [
  ...[
    "/",
    "/robots.txt",
    "/missing",
    "/missing/2",
    "/a%20b/%C3%A9",
    '/quo"te',
    "/back\\slash",
    "/é☕",
    "/a.css",
  ],
  ...[
    "/a?s=1&b=<x>",
    "/?utm_source=chatgpt.com",
    `/long/${"p".repeat(3000)}`,
    "/a#b",
    "/a//b",
    "http://www.example.com/absolute?x",
  ],
];
const referrers = [
  undefined,
  "https://chatgpt.com/",
  "https://www.perplexity.ai/search?q=é",
  'https://x.example/"',
];

/** Requests such as a server gets, each by every visitor, and then what is no HTTP at all. */
export function requests(): readonly Buffer[] {
  const proper = agents.flatMap((agent, visitor) =>
    paths.map((path, index) =>
      Buffer.from(
        [
          `${index % 4 === 3 ? "HEAD" : "GET"} ${path} HTTP/1.1`,
          "Host: www.example.com",
          "Connection: close",
          ...(agent === undefined ? [] : [`User-Agent: ${agent}`]),
          ...(referrers[index % referrers.length] === undefined
            ? []
            : [`Referer: ${referrers[index % referrers.length]}`]),
          // A name with a space and brackets in it.
          ...(visitor === 0 && index === 0 ? [`Authorization: Basic ${btoa("Jo [x] Doe:secret")}`] : []),
          "",
          "",
        ].join("\r\n"),
      ),
    ),
  );
  const odd = [
    Buffer.from("GET /old\r\n"),
    Buffer.from("OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
    Buffer.from("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\nConnection: close\r\n\r\n"),
    Buffer.from("nonsense\r\n\r\n"),
    Buffer.from("GET / HTTP/9.9\r\n\r\n"),
    // The beginning of TLS, as sent to a plain port.
    Buffer.from("16030100c4010000c00303aabbccddeeff00112233445566778899aabbccddeeff", "hex"),
    Buffer.from([0x00, 0x01, 0x22, 0x5c, 0xff, 0x0a, 0x0a]),
  ];
  return [...proper, ...odd];
}

/** How many visits by each crawler are among them. */
export function visitsSent(): Readonly<Record<string, number>> {
  const all = requests();
  return Object.fromEntries(
    Object.entries(crawlerHeaders).map(([crawler, header]) => [
      crawler,
      all.filter((request) => request.includes(`User-Agent: ${header}\r\n`)).length,
    ]),
  );
}

/** Sends each request over a connection of its own, by IPv4 and IPv6 in turn, and waits until it is answered. */
export async function visit(port: number): Promise<void> {
  for (const [index, request] of requests().entries()) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, index % 3 === 0 ? "::1" : "127.0.0.1");
      socket.on("connect", () => socket.end(request));
      socket.on("error", () => resolve());
      socket.on("close", () => resolve());
      socket.resume();
    });
  }
}
