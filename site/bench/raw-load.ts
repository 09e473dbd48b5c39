import { connect, type Socket } from "node:net";

/** On bare sockets: a full HTTP client would take more of the processor than the servers that are measured. */
const connections = 32;

const request = [
  "Host: octroi.example",
  "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Accept-Language: fr,fr-FR;q=0.8,en-US;q=0.5,en;q=0.3",
  "Accept-Encoding: gzip, deflate, br, zstd",
  "Connection: keep-alive",
  "Upgrade-Insecure-Requests: 1",
  "Sec-Fetch-Dest: document",
  "Sec-Fetch-Mode: navigate",
  "Sec-Fetch-Site: none",
  "Sec-Fetch-User: ?1",
];

/** As a browser asks for a page. */
const requestFor = (path: string) => `${[`GET ${path} HTTP/1.1`, ...request].join("\r\n")}\r\n\r\n`;

function open(address: string, reject: (error: Error) => void): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on("error", reject);
  // Nothing, once the promise is settled.
  socket.on("close", () => reject(new Error(`${address} closed a connection.`)));
  return socket;
}

/** Makes load on one server, always on the same connections. */
export interface Load extends Disposable {
  /** Asks so many times, and returns how long it took, in milliseconds. */
  ask(requests: number): Promise<number>;
}

/** Every answer has the same length, so counting bytes counts answers, at almost no cost to the machine. */
export function loadOn(address: string, path: string, answerLength: number): Load {
  const asking = requestFor(path);
  let left = 0;
  let failed: (error: Error) => void = () => {};
  const sockets = Array.from({ length: connections }, () => open(address, (error) => failed(error)));

  function client(socket: Socket): Promise<void> {
    return new Promise((resolve) => {
      let received = answerLength;
      function read({ length }: { length: number }) {
        received += length;
        if (received < answerLength) return;
        received -= answerLength;
        left -= 1;
        if (left >= 0) socket.write(asking);
        else {
          socket.off("data", read);
          resolve();
        }
      }
      socket.on("data", read);
      read({ length: 0 });
    });
  }

  return {
    async ask(requests) {
      left = requests;
      const started = performance.now();
      await Promise.race([
        Promise.all(sockets.map(client)),
        new Promise((_, reject) => {
          failed = reject;
        }),
      ]);
      return performance.now() - started;
    },
    [Symbol.dispose]() {
      failed = () => {};
      for (const socket of sockets) socket.destroy();
    },
  };
}

export interface RawAnswer {
  /** In bytes, head and body. */
  length: number;
  /** Names and values, one after the other, but for those that node:http adds by itself. */
  headers: string[];
  body: Buffer;
}

export function rawAnswer(address: string, path: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = open(address, reject);
    socket.on("connect", () => socket.write(requestFor(path)));
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      const end = bytes.indexOf("\r\n\r\n") + 4;
      const head = bytes.subarray(0, end).toString("latin1");
      const size = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (end < 4 || bytes.length < end + size) return;
      const lines = head.trim().split("\r\n").slice(1);
      const own = lines.filter((line) => !/^(date|connection|keep-alive):/i.test(line));
      resolve({
        length: end + size,
        headers: own.flatMap((line) => line.split(/: (.*)/, 2)),
        body: bytes.subarray(end),
      });
      socket.destroy();
    });
  });
}
