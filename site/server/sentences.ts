/** What is said where there is no page to say it, and nobody knows in which language. */
export const notAllowed = "Method not allowed.";
export const malformed = "Malformed address.";
export const tooMany =
  "Trop de visites à la fois. Réessayez dans un instant.\nToo many visits at once. Please try again in a moment.\n";
export const failed =
  "Une erreur est survenue. Réessayez dans un instant.\nSomething failed. Please try again in a moment.\n";
