import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";

ensureFreshBuild("console");
await import("./main.ts");
