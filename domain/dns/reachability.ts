/** What came of asking a site's own server for its home page, as the proxy would. */
export type Reachability =
  | { state: "answered"; status: number }
  /** Nobody answers at that address and port. */
  | { state: "unreachable" }
  | { state: "timeout" }
  | { state: "broken" }
  /** `key` is what its owner may accept in place of an authority's word: the SHA-256 of the public key. */
  | { state: "certificate"; reason: "expired" | "other-name" | "untrusted"; key?: string | undefined }
  | { state: "not-public" }
  /** The address is one of ours, or leads back to us. */
  | { state: "loop" }
  /** On port 80 it sends visitors to HTTPS, where they already are: they would be sent for ever. */
  | { state: "redirects-to-https" };
