import { createHash } from "node:crypto";
import { Agent, type ClientRequestArgs } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { Network } from "../reading/network.ts";
import type { Destination } from "./destination.ts";
import { type CertificateFault, OriginError } from "./origin-error.ts";

export interface OriginLimits {
  /** For a connection, TLS included. */
  connectMs: number;
  /** How long a connection may wait for its next request. */
  idleMs: number;
  /** At once, to one host's server. */
  connections: number;
}

type Connected = (error: Error | null, stream: Duplex) => void;

/**
 * The connections to one host's server. The address was typed by a stranger, so that each connection is checked when it
 * is made: a public address, none of ours, and over TLS the certificate of the host.
 */
export class OriginAgent extends Agent {
  readonly #host: string;
  readonly #destination: Destination;
  readonly #network: Network;
  readonly #ownAddresses: readonly string[];
  readonly #limits: OriginLimits;

  constructor(
    host: string,
    destination: Destination,
    network: Network,
    ownAddresses: readonly string[],
    limits: OriginLimits,
  ) {
    super({ keepAlive: true, timeout: limits.idleMs, maxSockets: limits.connections, maxFreeSockets: 32 });
    this.#host = host;
    this.#destination = destination;
    this.#network = network;
    this.#ownAddresses = ownAddresses;
    this.#limits = limits;
  }

  override createConnection(_options: ClientRequestArgs, connected?: Connected): undefined {
    const { address } = this.#destination;
    // The type has a stream beside an error too; the agent looks at the error alone.
    const done = connected as ((error: Error | null, stream?: Duplex) => void) | undefined;
    if (this.#ownAddresses.includes(address)) done?.(new OriginError("loop"));
    else if (!this.#network.isPublic(address)) done?.(new OriginError("not-public"));
    else this.#open((error, socket) => done?.(error, socket));
    return undefined;
  }

  /** Closes the connections that wait for a request, and from now on each that its request leaves. */
  retire(): void {
    this.maxFreeSockets = 0;
    for (const waiting of Object.values(this.freeSockets))
      for (const socket of waiting ?? []) socket.destroy();
  }

  #open(done: (error: Error | null, socket?: Socket) => void): void {
    const secure = this.#destination.port === 443;
    const socket = secure ? this.#secureSocket() : this.#plainSocket();
    const settle = (error: Error | null) => {
      clearTimeout(deadline);
      socket.off("error", settle).off("close", closed);
      if (error === null) return done(null, socket);
      socket.on("error", () => {}).destroy();
      done(error);
    };
    const closed = () => settle(new OriginError("unreachable"));
    const deadline = setTimeout(() => settle(new OriginError("unreachable")), this.#limits.connectMs);
    socket.once("error", settle).once("close", closed);
    socket.once(secure ? "secureConnect" : "connect", () => {
      const fault = secure ? this.#certificateFault(socket as TLSSocket) : undefined;
      settle(fault === undefined ? null : new OriginError("certificate", fault));
    });
  }

  #plainSocket(): Socket {
    const { ports } = this.#network;
    return connect({ host: this.#destination.address, port: ports["http:"], noDelay: true });
  }

  #secureSocket(): TLSSocket {
    const { ports, ca } = this.#network;
    return connectTls({
      host: this.#destination.address,
      port: ports["https:"],
      servername: this.#host,
      // No other protocol, so that every request passes the gate.
      ALPNProtocols: ["http/1.1"],
      // Judged below, once the handshake is over: it may be one that the owner vouches for.
      rejectUnauthorized: false,
      ...(ca !== undefined && { ca }),
    }).setNoDelay(true);
  }

  /** Undefined for a certificate that is valid for the host, or whose key the owner has accepted. */
  #certificateFault(socket: TLSSocket): CertificateFault | undefined {
    if (socket.authorized) return undefined;
    const certificate = socket.getPeerX509Certificate();
    const spki = certificate?.publicKey.export({ type: "spki", format: "der" });
    const key = spki && createHash("sha256").update(spki).digest("base64");
    if (key !== undefined && key === this.#destination.certificateKey) return undefined;
    return { reason: reasonOf(String(socket.authorizationError)), key };
  }
}

function reasonOf(code: string): CertificateFault["reason"] {
  if (/ALTNAME/.test(code)) return "other-name";
  return /EXPIRED/.test(code) ? "expired" : "untrusted";
}
