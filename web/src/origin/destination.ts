/** The ports that a site's own server may be reached on: without TLS on the first, with it on the second. */
export const destinationPorts = [80, 443] as const;
export type DestinationPort = (typeof destinationPorts)[number];

/** Where a site's own server is, as its owner typed it. */
export interface Destination {
  address: string;
  port: DestinationPort;
  /**
   * The SHA-256 of a public key (of its SubjectPublicKeyInfo, in base64): a certificate with that key is accepted although
   * no authority vouches for it, or it has expired.
   */
  certificateKey?: string | undefined;
}

export function isDestinationPort(port: number): port is DestinationPort {
  return destinationPorts.some((allowed) => allowed === port);
}
