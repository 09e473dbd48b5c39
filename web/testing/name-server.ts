import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type Answer, decode, encode, type Question } from "dns-packet";

/** Records by name and type: `{ "www.example.com": { A: ["203.0.113.1"] } }`. A name may begin with `*.`. */
export type DnsRecords = Readonly<
  Record<
    string,
    {
      A?: readonly string[];
      AAAA?: readonly string[];
      CNAME?: string;
      NS?: readonly string[];
      TXT?: readonly string[];
      CAA?: readonly { tag: string; value: string }[];
    }
  >
>;

export interface NameServer extends AsyncDisposable {
  port: number;
  /** `127.0.0.1:port`. */
  address: string;
  /** Puts these in the place of all records. */
  setRecords(records: DnsRecords): void;
  /** Every question, as `TYPE name`. */
  questions: string[];
}

/** A name server on this machine whose records a test changes. It follows aliases as far as it knows them. */
export async function startNameServer(initial: DnsRecords = {}): Promise<NameServer> {
  let records = initial;
  const questions: string[] = [];
  const socket = createSocket("udp4");

  function answersTo({ name, type }: Question, aliases = 0): Answer[] {
    const found = recordsOf(records, name);
    if (found?.CNAME !== undefined && type !== "CNAME" && aliases < 8) {
      const alias: Answer = { type: "CNAME", name, data: found.CNAME, ttl: 1 };
      return [alias, ...answersTo({ name: found.CNAME, type }, aliases + 1)];
    }
    switch (type) {
      case "A":
      case "AAAA":
        return (found?.[type] ?? []).map((data) => ({ type, name, data, ttl: 1 }));
      case "CNAME":
        return found?.CNAME === undefined ? [] : [{ type, name, data: found.CNAME, ttl: 1 }];
      case "NS":
        return (found?.NS ?? []).map((data) => ({ type: "NS", name, data, ttl: 1 }));
      case "TXT":
        return (found?.TXT ?? []).map((data) => ({ type: "TXT", name, data: [data], ttl: 1 }));
      case "CAA":
        return (found?.CAA ?? []).map((caa) => ({
          type: "CAA",
          name,
          ttl: 1,
          // A tag that a publisher may have made up is a case of its own.
          data: { flags: 0, tag: caa.tag as "issue", value: caa.value },
        }));
      default:
        return [];
    }
  }

  socket.on("message", (message, { port, address }) => {
    const { id, questions: asked = [] } = decode(message);
    const [question] = asked;
    if (question === undefined) return;
    questions.push(`${question.type} ${question.name}`);
    const packet = encode({ type: "response", id: id ?? 0, questions: asked, answers: answersTo(question) });
    socket.send(packet, port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address();
  return {
    port,
    address: `127.0.0.1:${port}`,
    questions,
    setRecords(next) {
      records = next;
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, "close");
    },
  };
}

function recordsOf(records: DnsRecords, name: string): DnsRecords[string] | undefined {
  const key = name.toLowerCase();
  return records[key] ?? records[`*${key.slice(key.indexOf("."))}`];
}
