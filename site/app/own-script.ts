/** Tells the server the digest of the one inline script of our own that a page holds. It is not sent on. */
export const ownScriptHeader = "octroi-own-script";
