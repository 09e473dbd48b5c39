/** The text does not follow the grammar. */
export class Failed extends Error {}

/** The text of a header that is read from left to right. */
export class Field {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    // Only spaces are dropped at the end: a tab there is an error.
    let end = text.length;
    while (end > 0 && text.charAt(end - 1) === " ") end--;
    this.text = text.slice(0, end);
  }

  isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  next(): string {
    return this.text.charAt(this.at);
  }

  fail(): never {
    throw new Failed("not a dictionary");
  }

  skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    this.at += found?.length ?? 0;
    return found !== undefined;
  }

  take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) this.fail();
    this.at += found.length;
    return found;
  }
}
