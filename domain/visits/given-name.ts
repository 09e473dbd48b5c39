/** How many names of crawlers that no list knows are told apart on one day. The rest are counted together. */
export const maxNamesPerDay = 50;

/** Letters, digits and three signs, no longer than anybody’s name for a crawler: no address, no sentence, no key. */
const plainName = /^(?=.*[a-z])[a-z\d][\w.-]{0,39}$/i;
const keyLike = /^(?=.*\d)[\w.-]{32,}$/;

/** The name that a crawler gives itself, as it is kept; empty where it is none that can be. */
export function givenName(text: string): string {
  return plainName.test(text) && !keyLike.test(text) ? text : "";
}
