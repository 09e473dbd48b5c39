import type { Config } from "@react-router/dev/config";

export default {
  // A dozen routes: the whole table in the first page costs less than asking for it link by link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
