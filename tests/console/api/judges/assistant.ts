import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/* An assistant, as its makers' kit writes one: it says hello, looks at what there is, asks, drafts, and prints what it was told. */
const [address = "", token = "", site = ""] = process.argv.slice(2);
const client = new Client({ name: "assistant", version: "1.0.0" });
await client.connect(
  new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  }),
);
const { tools } = await client.listTools();
const call = async (name: string, given: object) => {
  const { structuredContent, isError = false } = await client.callTool({ name, arguments: { ...given } });
  return { structuredContent, isError };
};
const transcript = {
  server: client.getServerVersion(),
  tools: tools.map(({ name }) => name),
  sites: await call("list_sites", {}),
  figures: await call("figures", { site, metrics: ["visits"], dimensions: ["crawler"], period: "7d" }),
  draft: await call("draft_rule", { site, who: "crawler", crawler: "GPTBot", paths: ["/"], action: "block" }),
  wrong: await call("figures", { site, metrics: ["hits"] }),
};
await client.ping();
await client.close();
console.log(JSON.stringify(transcript));
