import type { RobotsChoice } from "../../domain/robots/file.ts";
import type { FileCopy } from "../content/generator/copy.ts";

interface Chosen {
  copy: FileCopy;
  /** The day the file is made, in words, and the address it is made at. */
  day: string;
  address: string;
  allowed: readonly string[];
  blocked: readonly string[];
}

/** What the file says, to crawlers and to people. */
export function robotsChoice({ copy, day, address, allowed, blocked }: Chosen): RobotsChoice {
  return {
    allowed,
    blocked,
    comments: {
      header: [`${copy.generatedOn} ${day}`, `${copy.with} ${address}`, ...copy.markers],
      allowed: copy.allowed,
      blocked: copy.blocked,
      footer: [copy.footer],
    },
  };
}
