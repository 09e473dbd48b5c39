/** What keeps a headless browser from calling home, and lets it run as root in a container. */
export const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * What pages are asked for with. Browsers would take Brotli, and the server compresses for its visitors as well as it
 * gets: half a second of a processor for each page, of which a test reads most once.
 */
export const lightly = { "accept-encoding": "gzip" };
