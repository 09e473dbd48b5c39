import "@octroi/web/production";
import { run } from "@octroi/web/run";
import { startConsole } from "./start-console.ts";

// Whoever waits for this line may stop the server the moment it appears.
await run(async () => console.log(`Octroi console: ${await startConsole(process.env)}`));
