/** For how long a button says that it has copied. */
export const copiedMs = 2000;

/**
 * Puts text on the clipboard, also where the page is not served over https and the modern way is missing. Says
 * whether it is there: a browser may refuse when the tap was too long ago.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
    area.style.position = "fixed";
    area.style.opacity = "0";
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    return copied;
  }
}
