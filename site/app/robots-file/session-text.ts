/** Keeps a text for as long as the tab is open, in this browser alone: a reload need not cost the visitor their file. */
export function saveSessionText(key: string, text: string) {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is full or refused: the text is on the page all the same.
  }
}

export function sessionText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
