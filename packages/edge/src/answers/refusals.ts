export { blocked } from "./block.ts";
export { charged } from "./charge.ts";
export { overLimit } from "./limit.ts";
