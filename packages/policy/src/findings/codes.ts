import { licenseCodes } from "./license-codes.ts";
import { robotsCodes } from "./robots-codes.ts";
import { rslCodes } from "./rsl-codes.ts";
import { siteCodes } from "./site-codes.ts";
import { tdmrepCodes } from "./tdmrep-codes.ts";

/**
 * Everything a check can find, as stable words: a code never changes its meaning.
 *
 * @example
 * findingCodes[finding.code].en; // "The namespace is not https://rslstandard.org/rsl: …"
 */
export const findingCodes = { ...rslCodes, ...licenseCodes, ...robotsCodes, ...tdmrepCodes, ...siteCodes };
export type FindingCode = keyof typeof findingCodes;
