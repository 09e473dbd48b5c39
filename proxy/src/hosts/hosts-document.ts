import { type Destination, destinationPorts } from "@octroi/web/origin/destination";
import * as v from "valibot";

/** Whether its address is a public one is seen when a connection is made. */
const destination = v.object({
  address: v.pipe(v.string(), v.ip()),
  port: v.picklist(destinationPorts),
  certificateKey: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/))),
}) satisfies v.GenericSchema<unknown, Destination>;

const proxiedHost = v.object({
  host: v.pipe(
    v.string(),
    v.maxLength(253),
    v.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/),
  ),
  /** The gate stands in front of a `protected` host. The visits of the others pass as they are. */
  status: v.picklist(["pending", "protected"]),
  /** The key of the host's site: reports go to the console, and the policy comes from there. */
  key: v.string(),
  destination,
});

const hostsDocument = v.object({ hosts: v.array(proxiedHost) });

export type ProxiedHost = v.InferOutput<typeof proxiedHost>;

/** Reads what the console says of all hosts. Throws an error that names what is wrong, never a key. */
export function parseHosts(text: string): readonly ProxiedHost[] {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), hostsDocument), text);
  if (result.success) return result.output.hosts;
  const [issue] = result.issues;
  throw new Error(`The list of hosts cannot be read: ${v.getDotPath(issue) ?? "it"} is not as expected.`);
}
