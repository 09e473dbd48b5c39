import { writeFileSync } from "node:fs";
import { packedModule } from "./pack.ts";

writeFileSync(new URL("../../src/known/packed.ts", import.meta.url), packedModule());
