export interface SlotLimits {
  /** At once, for one host. */
  visits: number;
  /** Of these, for one client: an address, or the /48 of an IPv6 one. */
  clientVisits: number;
  /** Of these, with a body. The others have no end of their own to wait for. */
  uploads: number;
  clientUploads: number;
}

interface Counts {
  visits: number;
  uploads: number;
}

/** What visits take of one host at once. One client cannot take all of it, and uploads leave room for readers. */
export class VisitSlots {
  readonly #all: Counts = { visits: 0, uploads: 0 };
  readonly #clients = new Map<string, Counts>();

  get visits(): number {
    return this.#all.visits;
  }

  /** False where there is no room. */
  take(client: string, isUpload: boolean, limits: SlotLimits): boolean {
    const all = this.#all;
    const own = this.#clients.get(client) ?? { visits: 0, uploads: 0 };
    if (all.visits >= limits.visits || own.visits >= limits.clientVisits) return false;
    if (isUpload && (all.uploads >= limits.uploads || own.uploads >= limits.clientUploads)) return false;
    add(all, 1, isUpload);
    add(own, 1, isUpload);
    if (own.visits === 1) this.#clients.set(client, own);
    return true;
  }

  leave(client: string, isUpload: boolean): void {
    const own = this.#clients.get(client);
    add(this.#all, -1, isUpload);
    if (own === undefined) return;
    add(own, -1, isUpload);
    if (own.visits === 0) this.#clients.delete(client);
  }
}

function add(counts: Counts, change: 1 | -1, isUpload: boolean): void {
  counts.visits += change;
  if (isUpload) counts.uploads += change;
}
