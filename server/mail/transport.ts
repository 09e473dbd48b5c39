import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createTransport } from "nodemailer";
import type { Letter } from "../../domain/mail/letter.ts";

/** A mail that is ready to be sent. */
export interface Message {
  /** The same each time it is sent, so that mail programs know a repeat. */
  id: string;
  from: string;
  to: string;
  letter: Letter;
  text: string;
  html: string;
  /** Beside those that every mail has. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends a message. Resolves once somebody else answers for it; throws otherwise, also when the signal aborts. */
export interface Transport {
  send(message: Message, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** What signs our mails, where the operator gives it. */
export interface DkimKey {
  domain: string;
  selector: string;
  privateKey: string;
}

/** nodemailer's own list, and what RFC 8058 wants signed beside it. */
const signedHeaders =
  "from:sender:reply-to:subject:date:message-id:to:cc:mime-version:content-type:content-transfer-encoding:content-id:content-description:resent-date:resent-from:resent-sender:resent-to:resent-cc:resent-message-id:in-reply-to:references:list-id:list-help:list-unsubscribe:list-unsubscribe-post:list-subscribe:list-post:list-owner:list-archive";

/** For a mail server that does not answer, each time that it is asked something. */
const timeoutMs = 20_000;

/**
 * Each message under way has a connection, which the next one takes over. nodemailer's own pool cannot end a message that
 * is under way, so that each of ours is a pool of one.
 */
export function smtpTransport(url: URL, dkim: DkimKey | undefined): Transport {
  const free: Connection[] = [];
  let isClosed = false;
  return {
    async send(message, signal) {
      signal?.throwIfAborted();
      const connection = free.pop() ?? connectionTo(url, dkim);
      const { promise: isOver, reject } = Promise.withResolvers<never>();
      const end = () => reject(signal?.reason);
      signal?.addEventListener("abort", end);
      try {
        await Promise.race([connection.send(message), isOver]);
        if (isClosed) connection.close();
        else free.push(connection);
      } catch (error) {
        connection.destroy();
        throw error;
      } finally {
        signal?.removeEventListener("abort", end);
      }
    },
    close() {
      isClosed = true;
      for (const connection of free) connection.close();
    },
  };
}

type SocketCallback = (error: Error | null, options?: { connection: Socket }) => void;

interface Connection {
  send(message: Message): Promise<void>;
  close(): void;
  /** Ends it whatever the server does. */
  destroy(): void;
}

/** Connects when it is needed, and again where the server has closed it meanwhile. */
function connectionTo(url: URL, dkim: DkimKey | undefined): Connection {
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const port = Number(url.port) || (secure ? 465 : 587);
  let socket: Socket | undefined;
  const transport = createTransport({
    pool: true,
    maxConnections: 1,
    host,
    port,
    secure,
    // Codes do not cross a network in clear.
    requireTLS: !secure && !isLoopback,
    ...(url.username !== "" && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: signedHeaders,
      },
    }),
    // A socket of ours is one that we can end.
    getSocket(_options: unknown, callback: SocketCallback) {
      socket = connect({ host, port });
      connected(socket).then(
        (connection) => callback(null, { connection }),
        (error) => callback(error),
      );
    },
  });
  return {
    async send(message) {
      await transport.sendMail(mailOptions(message));
    },
    close: () => transport.close(),
    destroy() {
      transport.close();
      socket?.destroy();
    },
  };
}

async function connected(socket: Socket): Promise<Socket> {
  const timer = setTimeout(
    () => socket.destroy(Object.assign(new Error("No connection in time."), { code: "ETIMEDOUT" })),
    timeoutMs,
  );
  try {
    await once(socket, "connect");
    return socket;
  } finally {
    clearTimeout(timer);
  }
}

export function mailOptions({ id, from, to, letter, text, html, headers }: Message) {
  return {
    from,
    // An object, so that no part of an address is read as another address.
    to: { name: "", address: to },
    subject: letter.subject,
    messageId: id,
    text,
    html,
    // So that nobody's absence is answered to us.
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": letter.language, ...headers },
  };
}
