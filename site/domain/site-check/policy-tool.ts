/** Where a policy is opened. */
export const policyToolPath = "/free-tools/ai-policy";
