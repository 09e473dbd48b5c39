/** How a link within a row or a sentence looks. */
export const linkClass = "text-jade underline decoration-1 underline-offset-4 hover:decoration-2";
