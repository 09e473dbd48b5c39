export { decompressors } from "./node/decompress.ts";
export { logFile } from "./node/log-file.ts";
