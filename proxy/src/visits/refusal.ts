import type { IncomingMessage, ServerResponse } from "node:http";
import { type Language, type Localized, languageOf } from "@octroi/ui/language/language";
import type { OriginFault } from "@octroi/web/origin/origin-error";

const statuses: Readonly<Record<OriginFault, number>> = {
  unreachable: 502,
  timeout: 504,
  certificate: 502,
  "not-public": 502,
  broken: 502,
  busy: 503,
  loop: 508,
};

interface Words {
  title: (host: string) => string;
  /** For whoever reads the site. */
  visitor: string;
  /** For whoever runs it. */
  cause: Readonly<Record<OriginFault, string>>;
}

const words: Localized<Words> = {
  fr: {
    title: (host) => `${host} ne répond pas`,
    visitor:
      "Le serveur qui héberge ce site n’a pas répondu. Votre connexion n’est pas en cause : réessayez dans quelques minutes.",
    cause: {
      unreachable: "Le serveur ne répond pas à cette adresse et sur ce port.",
      timeout: "Le serveur a accepté la connexion, puis n’a rien répondu à temps.",
      certificate: "Le certificat du serveur n’est pas valable pour ce domaine.",
      "not-public": "L’adresse de destination n’est pas une adresse publique.",
      broken: "Le serveur a coupé la connexion ou envoyé une réponse illisible.",
      busy: "Trop de visites attendent déjà une réponse de ce serveur.",
      loop: "L’adresse de destination ramène à nos serveurs : les visites tournent en rond.",
    },
  },
  en: {
    title: (host) => `${host} is not answering`,
    visitor:
      "The server that hosts this site did not answer. Nothing is wrong with your connection: try again in a few minutes.",
    cause: {
      unreachable: "The server does not answer at this address and on this port.",
      timeout: "The server accepted the connection, then sent nothing in time.",
      certificate: "The server’s certificate is not valid for this domain.",
      "not-public": "The destination address is not a public address.",
      broken: "The server closed the connection or sent an answer that cannot be read.",
      busy: "Too many visits are already waiting for this server.",
      loop: "The destination address leads back to our servers: visits go around in circles.",
    },
  },
};

/** Answers for a site's own server that did not, in the visitor's language. Never kept by a cache. */
export function sendRefusal(
  fault: OriginFault,
  host: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { accept = "", "accept-language": acceptLanguage } = request.headers;
  const language = languageOf({ acceptLanguage });
  const isPage = accept.includes("text/html");
  const body = isPage ? page(fault, host, language) : text(fault, host, language);
  response.writeHead(statuses[fault], {
    "content-type": `text/${isPage ? "html" : "plain"}; charset=utf-8`,
    "content-length": Buffer.byteLength(body),
    "content-language": language,
    "cache-control": "no-store",
    ...(isPage && { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'" }),
    ...(fault === "busy" && { "retry-after": "5" }),
    vary: "accept, accept-language",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function text(fault: OriginFault, host: string, language: Language): string {
  const { title, visitor, cause } = words[language];
  return `${title(host)}\n${visitor}\n${cause[fault]}\n`;
}

/** `host` is one that the console listed: letters, digits, dots and hyphens. */
function page(fault: OriginFault, host: string, language: Language): string {
  const { title, visitor, cause } = words[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title(host)}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.2}p+p{opacity:.75;font-size:1rem}</style>
<h1>${title(host)}</h1>
<p>${visitor}</p>
<p>${cause[fault]}</p>
</html>
`;
}
