export { announcedLicenses } from "./check/read-licenses.ts";
export type { SiteQuestion, SiteSays } from "./check/says.ts";
export type { ServedFile, SiteFiles } from "./check/site-files.ts";
export { type CheckedSite, check, type SiteAnswer } from "./check.ts";
export { type FindingCode, findingCodes } from "./findings/codes.ts";
export { breaksNoRule, type Finding } from "./findings/finding.ts";
export { type Described, type Level, levels } from "./findings/level.ts";
