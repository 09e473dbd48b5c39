/** The code that stands in a page itself: what runs at once, and what runs once the page has been painted. */
export interface OwnScripts {
  early: string;
  late: string;
}

/** Tells the server the digests of the scripts of our own that pages hold. It is not sent on. */
export const ownScriptsHeader = "octroi-own-scripts";
