/** What to do about each code, in plain words: in French, then in English. */
export type Fixes<Code extends string> = Readonly<Record<Code, readonly [fr: string, en: string]>>;
