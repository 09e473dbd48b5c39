/** What a site answered where one of its files should be. */
export interface FileRead {
  path: string;
  /** `unread`: nobody answered, the server was in trouble, the file was too long, or our reader was turned away. */
  outcome: "read" | "none" | "unread";
  /** Of a file that was read. */
  text: string;
}

export interface FilesRead {
  readAt: string;
  files: readonly FileRead[];
}

/** No longer file is read, and so none is kept. */
export const maxFileOctets = 128 * 1024;

/** A look at a site's files that was begun: whoever ends it says which, by how often it was tried. */
export interface DueSite {
  id: string;
  attempts: number;
}
