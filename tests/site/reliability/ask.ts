import { once } from "node:events";
import { type Agent, type IncomingMessage, request } from "node:http";

export interface Question {
  /** Left out, the connection is used once. */
  agent?: Agent | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON, by POST. */
  body?: unknown;
}

export interface Answer {
  /** 0 when there was none. */
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** One request by node:http, whose connections a scenario can choose, unlike those of fetch. */
export async function ask(address: string, { agent, headers = {}, body }: Question = {}): Promise<Answer> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const asking = request(address, {
    agent: agent ?? false,
    method: content === undefined ? "GET" : "POST",
    headers: content === undefined ? headers : { "content-type": "application/json", ...headers },
  });
  asking.end(content);
  try {
    const [response]: IncomingMessage[] = await once(asking, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of response ?? []) chunks.push(chunk);
    return {
      status: response?.statusCode ?? 0,
      headers: response?.headers ?? {},
      body: Buffer.concat(chunks),
    };
  } catch {
    return { status: 0, headers: {}, body: Buffer.alloc(0) };
  }
}
