/** A policy file is read up to this many octets, which is more than a valid policy can have. */
export const maxPolicyLength = 4 * 1024 * 1024;
