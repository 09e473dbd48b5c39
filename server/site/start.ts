import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";

ensureFreshBuild("site");
await import("./main.ts");
