/** By these the page's script finds what the server wrote for it. */
export const offlineId = "offline";

/** Where a page keeps what its script knows. */
export const pageDataId = "page-data";
export const propsId = (island: string) => `props-${island}`;

/** Before the identifiers that React makes in an island: the same on the server and in the browser. */
export const identifierPrefix = (island: string) => `${island}-`;
