/** The parts of pages that answer by script. The rest of a page is HTML, and stays what the server wrote. */
export const islands = {};
