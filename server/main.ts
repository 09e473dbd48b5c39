import "@octroi/web/production";
import { run } from "@octroi/web/run";
import { startServer } from "./start-server.ts";

await run(async () => {
  const { site, console: ofConsole } = await startServer(process.env);
  // Whoever waits for the last line may stop the server the moment it appears.
  console.log(`Octroi console: ${ofConsole}\nOctroi: ${site}`);
});
