export {
  type CheckedLicense,
  type LicenseFault,
  type LicenseUse,
  licenseChecker,
} from "./licenses/check.ts";
export { issueLicense, type LicenseTerms } from "./licenses/issue.ts";
export { createLicenseKeys, type LicenseKey, type LicenseKeySet } from "./licenses/keys.ts";
export type { Algorithm, License } from "./licenses/license.ts";
