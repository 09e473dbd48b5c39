import * as v from "valibot";

/**
 * Where a site's own server is. `certificateKey` is the SHA-256 of a public key (of its SubjectPublicKeyInfo, in
 * base64): a certificate with that key is accepted although no authority vouches for it, or it has expired.
 */
const destination = v.object({
  address: v.pipe(v.string(), v.ip()),
  port: v.picklist([80, 443]),
  certificateKey: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/))),
});

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

export type Destination = v.InferOutput<typeof destination>;
export type ProxiedHost = v.InferOutput<typeof proxiedHost>;

/** Reads what the console says of all hosts. Throws an error that names what is wrong, never a key. */
export function parseHosts(text: string): readonly ProxiedHost[] {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), hostsDocument), text);
  if (result.success) return result.output.hosts;
  const [issue] = result.issues;
  throw new Error(`The list of hosts cannot be read: ${v.getDotPath(issue) ?? "it"} is not as expected.`);
}
