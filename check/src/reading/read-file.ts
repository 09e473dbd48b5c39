import { decodedText, utf8Text } from "@octroi/web/reading/decoded-text";
import type { Followed } from "@octroi/web/reading/follow";
import { type HttpAnswer, typeOf } from "@octroi/web/reading/request";
import type { ReadFile } from "../events.ts";
import { type Place, type ReadProblem, statedHeaders } from "../places.ts";
import { isWebPage } from "../served.ts";

/** What of an answer is handed on, or why there is none. */
export function readFileOf(place: Place, asked: URL, followed: Followed | ReadProblem): ReadFile {
  const { url, redirects, answer } =
    typeof followed === "string" ? { url: asked, redirects: 0, answer: followed } : followed;
  const unread = {
    place,
    asked: asked.href,
    address: url.href,
    redirects,
    status: null,
    problem: null,
    type: null,
    charset: "utf-8",
    garbled: false,
    headers: {},
    text: "",
    octets: 0,
    truncated: false,
  };
  if (typeof answer === "string") return { ...unread, problem: answer };
  const { status, body, truncated } = answer;
  const decoded = isUtf8(place) ? utf8Text(body) : decodedText(body, answer.headers["content-type"]);
  return {
    ...unread,
    ...decoded,
    text: shownText(place, decoded.text, typeOf(answer)),
    status,
    type: typeOf(answer) ?? null,
    headers: place === "page" ? statedHeadersOf(answer) : {},
    octets: body.length,
    truncated,
  };
}

/** RFC 9309, RFC 8259 and the proposals for the other two name no other encoding. */
function isUtf8(place: Place): boolean {
  return place !== "page" && place !== "license";
}

/** Long enough to tell what it is. */
const headLength = 1_000;
const textTypes = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)$)/;

/**
 * A site may name any address of the web as its license, or lead there, and what is read is shown to whoever asked:
 * beside the page itself, of a web page only its head is handed on, and nothing of what is not declared as text.
 */
function shownText(place: Place, text: string, type: string | undefined): string {
  if (place === "page") return text;
  if (type === "text/html" || isWebPage({ text })) return text.slice(0, headLength);
  return type === undefined || textTypes.test(type) ? text : "";
}

function statedHeadersOf({ headers }: HttpAnswer): Record<string, string> {
  return Object.fromEntries(
    statedHeaders.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]];
    }),
  );
}
