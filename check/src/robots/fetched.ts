import * as v from "valibot";

/** What our reader takes of one site at most. The tester's page promises it, the server keeps it. */
export const readerLimits = { kibibytes: 512, seconds: 5, redirects: 5 } as const;

/** What a site's answer means to a crawler that asked for its robots.txt (RFC 9309, section 2.3.1). */
const accesses = ["as-the-file-says", "everything-allowed", "everything-disallowed"] as const;
export type Access = (typeof accesses)[number];

/** Why there is no status to go by. */
const problems = ["unreachable", "timeout", "too-many-redirects"] as const;
export type FetchProblem = (typeof problems)[number];

/** How asking a site for its robots.txt ended. */
export const fetchedRobots = v.object({
  /** Where the answer came from, after redirects. */
  address: v.string(),
  redirects: v.number(),
  /** Null where no answer came, or only redirects. */
  status: v.nullable(v.number()),
  problem: v.nullable(v.picklist(problems)),
  access: v.picklist(accesses),
  /** The file's text; empty unless the file is what counts. */
  text: v.string(),
  /** Whether the file is longer than what was read of it. */
  truncated: v.boolean(),
  /** When it was read, as an ISO moment: an answer is kept for a minute. */
  readAt: v.string(),
});
export type FetchedRobots = v.InferOutput<typeof fetchedRobots>;

/** A file that is not there forbids nothing; a server in trouble is to be left alone. */
export function accessFor(status: number): Access {
  if (status >= 500) return "everything-disallowed";
  return status >= 200 && status < 300 ? "as-the-file-says" : "everything-allowed";
}

/** Past five redirects in a row a crawler may take it that there is no file (section 2.3.1.2). */
export function accessAfter(problem: FetchProblem): Access {
  return problem === "too-many-redirects" ? "everything-allowed" : "everything-disallowed";
}
