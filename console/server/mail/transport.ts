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

/** Sends a message. Resolves once somebody else answers for it; throws otherwise. */
export interface Transport {
  send(message: Message): Promise<void>;
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

/** For a mail server that does not answer; less than the lease of a job. */
const timeoutMs = 20_000;

export function smtpTransport(url: URL, dkim: DkimKey | undefined): Transport {
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  const secure = url.protocol === "smtps:";
  const transport = createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Codes do not cross a network in clear.
    requireTLS: !secure && !isLoopback,
    ...(url.username !== "" && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: timeoutMs,
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
  });
  return {
    async send(message) {
      await transport.sendMail(mailOptions(message));
    },
    close: () => transport.close(),
  };
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
