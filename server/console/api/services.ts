import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { Store } from "../../../store/store.ts";
import { receiptPageOf } from "../../market/receipt-files.ts";
import type { ConsoleServices } from "../console.ts";
import { bearersOf, tokenAllowance } from "./bearer.ts";
import { apiHandlers } from "./handlers.ts";
import { mcpHandler, mcpResource } from "./mcp.ts";
import { mcpTools } from "./mcp-tools.ts";
import { openApiDocument } from "./openapi.ts";

interface ApiSettings {
  url: URL;
  siteUrl: URL;
  rateLimit: boolean;
}

/** What answers people's programs and assistants. */
export function apiRoutes(
  { url, siteUrl, rateLimit }: ApiSettings,
  { store, secrets }: { store: Store; secrets: Pick<Secrets, "receiptKey"> },
): ConsoleServices["handlers"] {
  const limit = rateLimit ? store.rateLimit("token-hour", tokenAllowance) : undefined;
  const bearers = bearersOf({ url, store, limit });
  const document = openApiDocument(url, siteUrl);
  return {
    ...apiHandlers({ store, bearers, receiptPage: receiptPageOf(url, secrets) }),
    apiDocument: (c) => c.json(document, 200, { "cache-control": "public, max-age=300" }),
    mcp: mcpHandler({ url, bearers, tools: mcpTools({ url, store, bearers }) }),
    mcpResource: mcpResource(url, siteUrl),
  };
}
