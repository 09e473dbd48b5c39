/** Hands a text, or a file's octets, to the visitor. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const type = typeof content === "string" ? "text/plain" : "application/zip";
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
