import { otherRuntimes } from "./runtimes.ts";
import { testRuntimes } from "./test-runtimes.ts";

testRuntimes(otherRuntimes);
