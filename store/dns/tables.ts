/** Of the DNS connector. */
export interface DnsTables {
  /**
   * Every target that was ever handed out, also after its site is gone: none is used again, and a domain that returns is
   * noticed by the digest of its name.
   */
  dns_target: { label: string; site: string; domain_digest: string; created_at: string };
  dns_connection: {
    site: string;
    certificate_key: string | null;
    /** What *Test configuration* saw last, as JSON. */
    test: string | null;
    /** Since when the domain is known to lead here for this site, and for no other. */
    served_since: string | null;
    /** When our servers last asked for something in its name, to the hour. */
    heard_at: string | null;
  };
}
