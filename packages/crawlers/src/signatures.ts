/**
 * What checks signed requests, and no address lists: for a program that loads it when the first of them comes.
 */
export { type KeyDirectories, type KeyDirectoryOptions, keyDirectories } from "./verify/key-directories.ts";
export { keySetAddress } from "./verify/signature/agent.ts";
export { type NonceMemory, nonceMemory } from "./verify/signature/nonces.ts";
export {
  type KeySource,
  type SignatureFault,
  type SignatureOptions,
  type SignatureVerdict,
  verifySignature,
} from "./verify/signature/verify.ts";
