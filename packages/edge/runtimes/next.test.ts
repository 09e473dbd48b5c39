import { nextRuntimes } from "./runtimes.ts";
import { testRuntimes } from "./test-runtimes.ts";

testRuntimes(nextRuntimes);
