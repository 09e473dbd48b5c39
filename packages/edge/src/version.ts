/** As in package.json. */
export const version = "0.4.0";
