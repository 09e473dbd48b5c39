import { createHash, timingSafeEqual } from "node:crypto";
import type { Handler } from "hono";

export interface MetricsPage {
  /** What `Authorization: Bearer` must say. */
  token: string;
  text(): Promise<string>;
}

export function metricsPage({ token, text }: MetricsPage): Handler {
  const expected = digest(`Bearer ${token}`);
  return async (c) => {
    // Digests are of one length and compared in constant time: a wrong token tells nothing about the right one.
    const received = digest(c.req.header("authorization") ?? "");
    if (!timingSafeEqual(received, expected)) return c.text("", 401, { "www-authenticate": "Bearer" });
    const headers = {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
      "cache-control": "no-store",
    };
    return c.body(await text(), 200, headers);
  };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
