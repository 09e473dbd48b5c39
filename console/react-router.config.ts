import type { Config } from "@react-router/dev/config";

export default {
  // There is no router in the browser, and so nobody to ask for routes.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
