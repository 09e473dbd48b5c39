/**
 * Whether a user agent is a browser's, as a person uses it. Browsers all begin as Netscape did, or as the older Opera;
 * programs that begin so too say what they are, or where to read about them. (CUBOT makes phones.)
 *
 * @example
 * isBrowser("Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"); // true
 * isBrowser("curl/8.14.1"); // false
 */
export function isBrowser(userAgent: string): boolean {
  return /^(?:Mozilla|Opera)\//.test(userAgent) && !namesProgram.test(userAgent);
}

/** What programs that call themselves browsers say besides. */
export const namesProgram =
  /(?<!cu)bot|crawl|spider|scrap|fetch|archiv|slurp|preview|headless|https?:\/\/|www\./i;
