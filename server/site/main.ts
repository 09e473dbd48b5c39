import "@octroi/web/production";
import { run } from "@octroi/web/run";
import { startSite } from "./start-site.ts";

// Whoever waits for this line may stop the server the moment it appears.
await run(async () => console.log(`Octroi: ${await startSite(process.env)}`));
