/** Where a gate keeps the policy that was published last, signed as it came. */
export interface PolicyStore {
  /** Undefined, or empty, where there is none. */
  read(): Promise<string | undefined>;
  write(signed: string): Promise<void>;
}
