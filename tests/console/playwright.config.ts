import { browserConfig } from "@octroi/ui/testing/playwright-config";

export default browserConfig("browser-console");
