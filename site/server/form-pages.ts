import { setImmediate } from "node:timers/promises";
import { headersFor, type SignupAnswer } from "../app/waitlist/answer.ts";
import { type Language, languageKey, languageOf } from "../domain/language.ts";
import { addressOf, pages, splitPath } from "../domain/pages.ts";
import type { SignupPage } from "./api/signup-form.ts";
import type { PageRequest, Render } from "./pages.ts";
import { answer, type Resource, resourceOf } from "./resource.ts";
import { contentSecurityPolicy } from "./security.ts";
import { LineFull, waitingLine } from "./waiting-line.ts";

export interface FormPages {
  /** The estimator with the estimate that its address asks for. Nothing when too many ask at once. */
  estimate(request: Request, page: PageRequest): Promise<Response | undefined>;
  signup: SignupPage;
}

interface FormPagesOptions {
  render: Render;
  siteUrl: URL;
}

/**
 * Pages that say back what one visitor sent, and so are kept for nobody. They are rendered and compressed one
 * after the other, with a turn of the event loop before each, and only so many wait: whoever comes after that
 * gets a page without what was sent, which is ready.
 */
export function formPages({ render, siteUrl }: FormPagesOptions): FormPages {
  const inLine = waitingLine({ atOnce: 1, waiting: 40 });
  const keptSignups = new Map<string, Promise<Resource>>();

  async function rendered(url: URL, language: Language, headers: Record<string, string>): Promise<Resource> {
    await setImmediate();
    const response = await render(
      new Request(url, { headers: { ...headers, cookie: `${languageKey}=${language}` } }),
    );
    const body = await response.text();
    return resourceOf(
      body,
      {
        "content-type": "text/html; charset=utf-8",
        "content-language": language,
        "content-security-policy": contentSecurityPolicy(body),
        "cache-control": "private, no-store",
      },
      response.status,
      "quick",
    );
  }

  const signupPage = (language: Language, what: SignupAnswer) =>
    rendered(new URL(addressOf(pages.waitlist, language), siteUrl), language, headersFor(what));

  /** Where nothing typed is shown, the page says one of a few sentences: each is made once a year. */
  function keptSignupPage(language: Language, what: SignupAnswer): Promise<Resource> {
    const key = [language, what.status, what.error, new Date().getUTCFullYear()].join(" ");
    const page = keptSignups.get(key) ?? inLine(() => signupPage(language, what), { always: true });
    keptSignups.set(key, page);
    page.catch(() => keptSignups.delete(key));
    return page;
  }

  return {
    async estimate(request, { pathname, ...hints }) {
      const language = languageOf({ ...hints, prefix: splitPath(pathname).prefix });
      const url = new URL(pathname + new URL(request.url).search, siteUrl);
      return inLine(async () => answer(request, await rendered(url, language, {}))).catch(turnedAway);
    },

    async signup(request, language, what) {
      const isTyped = Object.values(what.typed).some((value) => value !== "");
      const own = isTyped
        ? await inLine(async () => answer(request, await signupPage(language, what))).catch(turnedAway)
        : undefined;
      return own ?? answer(request, await keptSignupPage(language, { ...what, typed: {} }));
    },
  };
}

function turnedAway(reason: unknown): undefined {
  if (!(reason instanceof LineFull)) throw reason;
}
