/** More than any server keeps: whoever drops a whole disk gets the first of them. */
const maxFiles = 10_000;

/** The files among what was dropped, those in folders included, the oldest first, as logs were written. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // Both have to be asked for at once: what was dropped is gone after the first wait.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const plain = [...transfer.files];
  if (!entries.some((entry) => entry?.isDirectory)) return inOrder(plain);
  const files: File[] = [];
  for (const entry of entries) if (entry !== null) await collect(entry, files);
  return inOrder(files);
}

/** The oldest first. Hidden files are the system's, and no logs. */
export function inOrder(files: readonly File[]): File[] {
  return files
    .filter(({ name }) => !name.startsWith("."))
    .sort((a, b) => a.lastModified - b.lastModified || (a.name < b.name ? -1 : 1));
}

async function collect(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= maxFiles) return;
  if (isFile(entry)) {
    const file = await new Promise<File | undefined>((resolve) =>
      entry.file(resolve, () => resolve(undefined)),
    );
    if (file !== undefined) files.push(file);
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    for (;;) {
      // A folder is told in parts, and has ended with an empty one.
      const part = await new Promise<FileSystemEntry[]>((resolve) =>
        reader.readEntries(resolve, () => resolve([])),
      );
      if (part.length === 0) return;
      for (const inner of part) await collect(inner, files);
    }
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
