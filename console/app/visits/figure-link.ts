/** A figure that leads to the visits it counts. */
export const figureLink = "figures underline decoration-edge underline-offset-4 hover:text-jade";
