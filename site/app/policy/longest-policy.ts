/** The most octets of a file that are looked at: more than the longest policy has. */
export const longestPolicy = 4 * 1024 * 1024;
