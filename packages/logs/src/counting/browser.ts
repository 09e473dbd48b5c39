/**
 * Whether a user agent is a browser's, as a person uses it. Browsers all begin as Netscape did, or as the older Opera;
 * programs that begin so too say what they are, or where to read about them. (CUBOT makes phones.)
 */
export function isBrowser(userAgent: string): boolean {
  return /^(?:Mozilla|Opera)\//.test(userAgent) && !namesProgram.test(userAgent);
}

const namesProgram = /(?<!cu)bot|crawl|spider|scrap|fetch|archiv|slurp|preview|headless|https?:\/\/|www\./i;
