import { createHmac, randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CheckoutSession } from "../../../domain/payments/stripe.ts";

interface Asked {
  key: string;
  idempotencyKey: string;
  fields: Record<string, string>;
}

/** What is used of Stripe, as its documentation has it: sessions of Checkout, once for each idempotency key, and events. */
export async function scriptedStripe() {
  const sessions = new Map<string, CheckoutSession & { object: "checkout.session" }>();
  const byKey = new Map<string, { body: string; session: string }>();
  const asked: Asked[] = [];
  let isAway = false;
  let loseOneIn = 0;
  let pages = "https://checkout.stripe.com";

  const server = createServer(async (request, response) => {
    if (isAway) return request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const say = (status: number, json: object) => {
      // It is done, and nobody is told.
      if (loseOneIn > 0 && randomInt(loseOneIn) === 0) return request.socket.destroy();
      return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
    };
    const key = request.headers.authorization?.replace("Bearer ", "") ?? "";
    if (!/^rk_(?:test|live)_/.test(key)) {
      return say(401, { error: { type: "invalid_request_error", message: "Invalid API Key provided" } });
    }
    const [, id] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(request.url ?? "") ?? [];
    if (request.method === "GET") {
      const found = sessions.get(id ?? "");
      if (found !== undefined) return say(200, found);
      return say(404, { error: { type: "invalid_request_error", code: "resource_missing" } });
    }
    const idempotencyKey = String(request.headers["idempotency-key"]);
    const fields = Object.fromEntries(new URLSearchParams(body));
    asked.push({ key, idempotencyKey, fields });
    const known = byKey.get(idempotencyKey);
    if (known !== undefined) {
      if (known.body !== body) return say(400, { error: { type: "idempotency_error" } });
      return say(200, sessions.get(known.session) ?? {});
    }
    const units = Number(fields["line_items[0][price_data][unit_amount]"]);
    if (units < 50) return say(400, { error: { type: "invalid_request_error", code: "amount_too_small" } });
    const session = `cs_test_${sessions.size + 1}`;
    sessions.set(session, {
      object: "checkout.session",
      id: session,
      status: "open",
      payment_status: "unpaid",
      amount_total: units,
      currency: fields["line_items[0][price_data][currency]"] ?? "",
      livemode: key.startsWith("rk_live_"),
      payment_intent: null,
      url: `${pages}/c/pay/${session}`,
    });
    byKey.set(idempotencyKey, { body, session });
    return say(200, sessions.get(session) ?? {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  let events = 0;

  return {
    // A TCP server’s address is never a string.
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    asked,
    setAway(away: boolean) {
      isAway = away;
    },
    /** Where an account has a domain of its own for its pages. */
    setPages(origin: string) {
      pages = origin;
    },
    /** Of its answers one in so many does not arrive. */
    loseOneIn(count: number) {
      loseOneIn = count;
    },
    /** What cards paid, in the smallest unit of whatever currency. */
    paid: () =>
      [...sessions.values()]
        .filter(({ payment_status }) => payment_status === "paid")
        .reduce((sum, { amount_total }) => sum + amount_total, 0),
    /** Changes a session, and says what it is then. */
    change(id: string, changes: Partial<CheckoutSession>) {
      const session = sessions.get(id);
      if (session === undefined) throw new Error(`Expected session ${id}`);
      sessions.set(id, { ...session, ...changes });
      return { ...session, ...changes };
    },
    pay(id: string, changes: Partial<CheckoutSession> = {}) {
      const payment_intent = id.replace("cs_", "pi_");
      return this.change(id, { status: "complete", payment_status: "paid", payment_intent, ...changes });
    },
    /** The body of an event about something. */
    event(type: string, object: object): string {
      events += 1;
      return JSON.stringify({ id: `evt_${events}`, object: "event", type, data: { object } });
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As Stripe signs: https://docs.stripe.com/webhooks#verify-manually */
export function stripeSignature(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1_000);
  const digest = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${digest},v0=${"0".repeat(64)}`;
}
