import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";

ensureFreshBuild("site");
ensureFreshBuild("console");
// Whoever sits in front of it waits for a code, and not for a line a request.
process.env["LOG_LEVEL"] ||= process.stdout.isTTY ? "warn" : "info";
await import("./main.ts");
