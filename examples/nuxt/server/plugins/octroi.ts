import { gate } from "../middleware/octroi.ts";

export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook("close", () => gate.flush());
});
