import { ensureFreshBuild } from "./fresh-build.ts";

ensureFreshBuild();
await import("./main.ts");
