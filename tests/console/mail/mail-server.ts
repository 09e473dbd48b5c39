import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail server that keeps what it is sent; `onRcptTo` may refuse, and `onAccepted` runs once a mail is taken. */
export async function mailServer(options: SMTPServerOptions = {}, onAccepted: () => void = () => {}) {
  const mails: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: Buffer.concat(chunks).toString() });
        done();
        onAccepted();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    mails,
    url: new URL(`smtp://127.0.0.1:${port}`),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof mailServer>>;

/** What a header says, on one line. */
export function headerOf(mail: string, name: string): string | undefined {
  const [head = ""] = mail.split("\r\n\r\n", 1);
  const line = head
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}: `));
  return line?.slice(name.length + 2);
}

/** What the encoding of a mail's body hides from a plain look. */
export function decoded(mail: string): string {
  return mail
    .replace(/=\r\n/g, "")
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());
}
