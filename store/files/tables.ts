/** What sites serve where the files of their rules should be. */
export interface FileTables {
  /** One row for each site with published rules. */
  site_files: {
    site: string;
    /** When its files are to be read next, and how often that was tried. */
    due_at: string;
    attempts: number;
    read_at: string | null;
    /** What was read, as JSON. */
    files: string | null;
  };
}
