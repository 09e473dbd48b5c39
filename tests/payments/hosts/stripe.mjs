// Stripe’s own library. POST /header signs an event as Stripe does; POST /open opens a session, wherever it is told to.
import { createServer } from "node:http";
import Stripe from "stripe";

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const asked = JSON.parse(Buffer.concat(chunks).toString());
  const say = (status, body) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  try {
    if (request.url === "/header") {
      return say(200, { header: new Stripe("sk_test_x").webhooks.generateTestHeaderString(asked) });
    }
    const { key, host, port, params, idempotencyKey } = asked;
    const stripe = new Stripe(key, { host, port, protocol: "http", telemetry: false });
    const session = await stripe.checkout.sessions.create(params, { idempotencyKey });
    say(200, { session: session.id });
  } catch (error) {
    say(500, { error: String(error).slice(0, 2_000) });
  }
}).listen(0, "127.0.0.1", () => console.log(`Stripe: http://127.0.0.1:${server.address().port}`));
