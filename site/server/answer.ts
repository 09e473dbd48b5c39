import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { dataFiles } from "../domain/directory/address.ts";
import { languageOf } from "../domain/language/language.ts";
import { splitPath } from "../domain/pages/pages.ts";
import { QueueFull } from "./http/job-queue.ts";
import { loggedPath, type Observe } from "./operations/request-log.ts";
import { preflightHeaders } from "./pages/crawler-data.ts";
import type { Files } from "./pages/files.ts";
import { encodingFor, isHeld, notModified, variantIn } from "./pages/negotiation.ts";
import type { Pages } from "./pages/page-cache.ts";
import type { Resource, Variant } from "./pages/resource.ts";
import { securityHeadersFor } from "./pages/security.ts";
import { crawlerMoved, isMalformed, oneSpelling, pathOf, queryOf } from "./pages/spelling.ts";
import { failed, malformed, notAllowed, tooMany } from "./sentences.ts";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface AnswerOptions {
  siteUrl: URL;
  files: Files;
  pages: Pages;
  observe: Observe;
  log: Pick<Logger, "error">;
}

/**
 * The one way to a page or a file: its spelling, then the resource, the language of a bare address, the
 * encoding, whether the caller holds it, and the bytes. What is in memory is found by its one spelling and
 * sent at once; nothing else of a request is looked at.
 */
export function answers({ siteUrl, files, pages, observe, log }: AnswerOptions): Answer {
  const security = securityHeadersFor(siteUrl);
  const lines = new WeakMap<Variant, string[]>();

  /** Header names and values, one after the other: the form node:http sends without looking. */
  function headersOf(variant: Variant): string[] {
    const known = lines.get(variant) ?? Object.entries({ ...security, ...variant.headers }).flat();
    lines.set(variant, known);
    return known;
  }

  return (request, response) => {
    const started = performance.now();
    const { method = "", url = "", headers } = request;
    const path = pathOf(url);
    const encoding = encodingFor(single(headers["accept-encoding"]));

    function done(status: number): void {
      observe({ method, path, status }, started);
    }

    function send(variant: Variant): void {
      const form = isHeld(variant, headers["if-none-match"]) ? notModified(variant) : variant;
      response.writeHead(form.status, headersOf(form));
      if (method === "HEAD" || form.status === 304) response.end();
      else response.end(form.body);
      done(form.status);
    }

    function say(status: number, text: string, more: Record<string, string> = {}): void {
      const body = Buffer.from(text);
      response.writeHead(status, {
        ...security,
        "content-type": "text/plain; charset=utf-8",
        "content-length": body.length,
        ...more,
      });
      response.end(method === "HEAD" ? undefined : body);
      done(status);
    }

    /** Whatever is not in memory yet. */
    async function make(finding: Promise<Resource> | Resource): Promise<void> {
      try {
        const resource = await finding;
        const variant = variantIn(resource, encoding) ?? (await resource.compress(encoding ?? "gzip"));
        send(variant);
      } catch (error) {
        if (error instanceof QueueFull) return say(503, tooMany, { "retry-after": "1" });
        log.error({ err: error, path: loggedPath(path) }, "request failed");
        say(500, failed);
      }
    }

    if (method === "OPTIONS" && isShared(path)) {
      response.writeHead(204, { ...security, ...preflightHeaders }).end();
      return done(204);
    }
    if (method !== "GET" && method !== "HEAD") return say(405, notAllowed, { allow: "GET, HEAD" });

    const file = files.get(path);
    const language = languageOf({
      prefix: splitPath(path).prefix,
      cookie: headers.cookie,
      acceptLanguage: headers["accept-language"],
    });
    const found = file ?? pages.kept(path, language);
    if (found !== undefined) {
      const variant = found instanceof Promise ? undefined : variantIn(found, encoding);
      return variant ? send(variant) : void make(found);
    }
    if (isMalformed(path)) return say(400, malformed);
    const moved = movedTo(path);
    if (moved) return say(moved.status, "", { location: moved.path + queryOf(url) });
    make(pages.get(path, language, encoding));
  };
}

function movedTo(path: string): { path: string; status: 301 | 308 } | undefined {
  const spelled = oneSpelling(path);
  if (spelled !== path) return { path: spelled, status: 308 };
  const crawler = crawlerMoved(path);
  return crawler === undefined ? undefined : { path: crawler, status: 301 };
}

function isShared(path: string): boolean {
  return path === dataFiles.json || path === dataFiles.csv;
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(",") : value;
}
