import { writeFileSync } from "node:fs";
import { packedFile } from "./pack.ts";

writeFileSync(new URL("../../src/known/packed.ts", import.meta.url), packedFile());
