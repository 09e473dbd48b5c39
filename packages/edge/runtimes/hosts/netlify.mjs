// Netlify runs edge functions on Deno, with a context of its own and a page behind them.
const example = new URL("../netlify/netlify/edge-functions/octroi.ts", import.meta.url);
const { default: octroi } = await import(example.href);

globalThis.Netlify = { env: { toObject: () => Deno.env.toObject() } };

Deno.serve((request) =>
  octroi(request, {
    ip: request.headers.get("x-nf-client-connection-ip"),
    next: async () => new Response("Hello"),
    waitUntil() {},
  }),
);
