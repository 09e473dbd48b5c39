/** As in package.json. */
export const version = "0.5.0";
