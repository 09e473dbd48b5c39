import { fileTransport } from "./file-transport.ts";
import { type DkimKey, smtpTransport, type Transport } from "./transport.ts";

export interface MailSettings {
  /** Without one, mails are files. */
  smtpUrl: string | undefined;
  from: string;
  dkim: DkimKey | undefined;
}

/** The mail server that the settings name, or a folder in its place. */
export function transportFor(
  { smtpUrl, dkim }: MailSettings,
  folder: string,
  print: (line: string) => void,
): Transport {
  return smtpUrl === undefined ? fileTransport(folder, print) : smtpTransport(new URL(smtpUrl), dkim);
}
