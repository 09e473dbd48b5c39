import { isBrowser } from "./browser.ts";

/** A word that ends as the names of programs that read sites do, alone or with a version. (CUBOT makes phones.) */
export const botName =
  /(?<![^\s;,(])(?<!like )(?!cubot\b)((?:[a-z\d][\w.-]{0,31})?(?:bot|crawler|spider))(?![\w.@-])(\/\d)?/i;

/** What apps on a person's device are built with. */
export const onDevice = /\b(?:CFNetwork|Electron|Dalvik|okhttp)\//i;

/**
 * The name that a program gives itself which no list knows: a word such as `ExampleBot`, `…crawler` or `…spider` in its
 * User-Agent header or, where it sends a From header, what stands first in its User-Agent, else the host that the From
 * header leads to. At most 40 letters, digits, `.`, `_` and `-`. Undefined for browsers and apps, and for programs that
 * name themselves in no such way.
 *
 * @example
 * declaredName("Mozilla/5.0 (compatible; ExampleBot/1.0; +https://example.com/bot)"); // "ExampleBot"
 * declaredName("reader/2.0", "reader@example.com"); // "reader"
 * declaredName("Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/120.0.0.0 Mobile Safari/537.36"); // undefined
 */
export function declaredName(userAgent: string, from = ""): string | undefined {
  if (onDevice.test(userAgent)) return undefined;
  const isNetscape = /^(?:Mozilla|Opera)\//.test(userAgent);
  const found = botName.exec(userAgent);
  if (found !== null) {
    const hasVersion = found[2] !== undefined;
    // What calls itself a browser is a program where it says so as those do, or where to read about it.
    const isDeclared = isNetscape
      ? userAgent.slice(0, found.index).endsWith("compatible; ") ||
        (hasVersion && /https?:|www\.|@/.test(userAgent))
      : hasVersion || found.index === 0;
    if (isDeclared) return found[1];
  }
  if (from === "") return undefined;
  const first = isNetscape ? undefined : /^[a-z\d][\w.-]*/i.exec(userAgent)?.[0];
  return (first ?? /(?:@|\(at\)) *([a-z\d][\w.-]*)/i.exec(from)?.[1])?.slice(0, 40);
}

/**
 * What a program calls itself that is no browser, whether it says that it reads sites or not: what stands first in its
 * User-Agent header or, where it calls itself a browser besides, after `compatible; `. At most 40 letters, digits, `.`,
 * `_` and `-`. Undefined for browsers and for apps on a person's device.
 *
 * @example
 * programName("python-requests/2.32.4"); // "python-requests"
 * programName("Mozilla/5.0 (compatible; Reader/2.0; +https://example.com/reader)"); // "Reader"
 * programName("Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"); // undefined
 */
export function programName(userAgent: string): string | undefined {
  if (onDevice.test(userAgent) || isBrowser(userAgent)) return undefined;
  const name = /^(?:Mozilla|Opera)\//.test(userAgent)
    ? /\bcompatible; (?!MSIE\b)([a-z\d][\w.-]*)/i.exec(userAgent)?.[1]
    : /^[a-z\d][\w.-]*/i.exec(userAgent)?.[0];
  return name?.slice(0, 40);
}
