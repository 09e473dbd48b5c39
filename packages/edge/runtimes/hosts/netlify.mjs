// Netlify runs edge functions on Deno, with a context of its own and a page behind them.
import octroi from "../netlify/netlify/edge-functions/octroi.ts";

globalThis.Netlify = { env: { toObject: () => Deno.env.toObject() } };

Deno.serve((request) =>
  octroi(request, {
    ip: request.headers.get("x-nf-client-connection-ip"),
    next: async () => new Response("Hello"),
    waitUntil() {},
  }),
);
