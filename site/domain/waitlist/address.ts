/** The query of the waitlist's page for whoever has just joined it without script. */
export const joinedQuery = "?joined";
