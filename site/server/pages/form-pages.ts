import { ownScriptsHeader } from "../../app/inline-scripts/own-scripts.ts";
import { headersFor, type SignupAnswer } from "../../app/waitlist/answer.ts";
import { type Language, languageKey } from "../../domain/language/language.ts";
import { addressOf, pages } from "../../domain/pages/pages.ts";
import type { SignupPage } from "../api/signup-form.ts";
import { createJobQueue, QueueFull } from "../http/job-queue.ts";
import type { Statements } from "../policy/statements.ts";
import { documentOf, scriptlessDocumentOf } from "./document.ts";
import { responseFor } from "./negotiation.ts";
import type { Render } from "./page-cache.ts";
import { type Resource, resourceOf } from "./resource.ts";

export interface FormPages {
  /** A page with what its address asks for. Nothing when too many ask at once. */
  asked(request: Request, language: Language): Promise<Response | undefined>;
  signup: SignupPage;
}

interface FormPagesOptions {
  render: Render;
  siteUrl: URL;
  statements: Statements;
}

/**
 * Pages that say back what one visitor sent, and so are kept for nobody. They are rendered and compressed one
 * after the other, and only so many wait: whoever comes after that gets a page without what was sent, which is
 * ready.
 */
export function formPages({ render, siteUrl, statements }: FormPagesOptions): FormPages {
  const enqueue = createJobQueue({ concurrency: 1, maxWaiting: 40 });
  const keptSignups = new Map<string, Promise<Resource>>();

  async function rendered(
    url: URL,
    language: Language,
    { headers = {}, runs = true, kept = false },
  ): Promise<Resource> {
    const response = await render(
      new Request(url, { headers: { ...headers, cookie: `${languageKey}=${language}` } }),
    );
    const printed = await response.text();
    const { html, policy } = runs
      ? documentOf(printed, response.headers.get(ownScriptsHeader))
      : scriptlessDocumentOf(printed);
    return resourceOf(
      statements.stated(html),
      {
        "content-type": "text/html; charset=utf-8",
        "content-language": language,
        "content-security-policy": policy,
        "cache-control": "private, no-store",
        ...statements.headers(url.pathname),
      },
      { status: response.status, kept },
    );
  }

  const signupPage = (language: Language, what: SignupAnswer, kept: boolean) =>
    rendered(new URL(addressOf(pages.waitlist, language), siteUrl), language, {
      headers: headersFor(what),
      runs: false,
      kept,
    });

  /** Where nothing typed is shown, the page says one of a few sentences: each is made once. */
  function keptSignupPage(language: Language, what: SignupAnswer): Promise<Resource> {
    const key = [language, what.status, what.error].join(" ");
    const page = keptSignups.get(key) ?? enqueue(() => signupPage(language, what, true), { urgent: true });
    keptSignups.set(key, page);
    page.catch(() => keptSignups.delete(key));
    return page;
  }

  return {
    async asked(request, language) {
      const { pathname, search } = new URL(request.url);
      const url = new URL(pathname + search, siteUrl);
      return enqueue(async () => responseFor(request, await rendered(url, language, {}))).catch(turnedAway);
    },

    async signup(request, language, what) {
      const isTyped = Object.values(what.typed).some((value) => value !== "");
      const own = isTyped
        ? await enqueue(async () => responseFor(request, await signupPage(language, what, false))).catch(
            turnedAway,
          )
        : undefined;
      return own ?? responseFor(request, await keptSignupPage(language, { ...what, typed: {} }));
    },
  };
}

function turnedAway(reason: unknown): undefined {
  if (!(reason instanceof QueueFull)) throw reason;
}
