interface ImportMetaEnv {
  /** The day of the build, as an ISO date. */
  readonly BUILT_ON: string;
}
