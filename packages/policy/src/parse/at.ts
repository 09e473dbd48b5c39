/** One thing that is wrong with a policy, or, as a warning, probably not what was meant. */
export interface PolicyProblem {
  /** Where, such as `rules[2].price.amount`; empty for the whole. */
  readonly path: string;
  /** What is expected there, in one sentence. */
  readonly message: string;
}

/** Past these, more of them help nobody. */
const maxProblems = 20;

/** A place in the policy that is being read, and the problems found so far. */
export class At {
  readonly path: string;
  readonly errors: PolicyProblem[];
  readonly warnings: PolicyProblem[];

  constructor(path = "", errors: PolicyProblem[] = [], warnings: PolicyProblem[] = []) {
    this.path = path;
    this.errors = errors;
    this.warnings = warnings;
  }

  member(name: string): At {
    return new At(this.path === "" ? name : `${this.path}.${name}`, this.errors, this.warnings);
  }

  item(index: number): At {
    return new At(`${this.path}[${index}]`, this.errors, this.warnings);
  }

  /** The policy cannot be read. */
  fail(message: string): undefined {
    if (this.errors.length < maxProblems) this.errors.push({ path: this.path, message });
  }

  /** The policy can be read, and this part of it does nothing. */
  warn(message: string): void {
    if (this.warnings.length < maxProblems) this.warnings.push({ path: this.path, message });
  }
}

/** A reader of one kind of value: undefined when it has failed and said why. */
export type Read<T> = (value: unknown, at: At) => T | undefined;

type Readers<T> = { readonly [Name in keyof T]: Read<T[Name]> };

/** An object that has what is needed, perhaps some of the others, and nothing else. */
export function object<Needed extends object, Others extends object>(
  value: unknown,
  at: At,
  needed: Readers<Needed>,
  others: Readers<Others>,
): (Needed & Partial<Others>) | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return at.fail("must be an object.");
  }
  const members = new Map<string, unknown>(Object.entries(value));
  const readers = Object.entries<Read<unknown>>({ ...needed, ...others });
  const names = readers.map(([name]) => name);
  const strange = [...members.keys()].find((name) => !names.includes(name));
  if (strange !== undefined) {
    return at.fail(`has no member ${quoted(strange)}; it may have ${names.join(", ")}.`);
  }
  const found = readers
    .filter(([name]) => name in needed || members.get(name) !== undefined)
    .map(([name, read]) => [name, read(members.get(name), at.member(name))])
    .filter(([, member]) => member !== undefined);
  const read = Object.fromEntries(found);
  // Each member is what its reader returned, and all that are needed are there.
  return Object.keys(needed).every((name) => name in read) ? (read as Needed & Partial<Others>) : undefined;
}

export function list<T>(value: unknown, at: At, most: number, read: Read<T>): readonly T[] | undefined {
  if (!Array.isArray(value)) return at.fail("must be a list.");
  if (value.length > most) return at.fail(`must hold at most ${most} entries.`);
  const items: T[] = [];
  for (const [index, each] of value.entries()) {
    const item = read(each, at.item(index));
    if (item !== undefined) items.push(item);
  }
  return items.length === value.length ? items : undefined;
}

/** A list that says something: an empty one would match nobody, and look as if it matched everyone. */
export function filledList<T>(value: unknown, at: At, most: number, read: Read<T>): readonly T[] | undefined {
  if (Array.isArray(value) && value.length === 0) return at.fail("must not be empty; leave it out instead.");
  return list(value, at, most, read);
}

export function oneOf<Word extends string>(words: readonly Word[]): Read<Word> {
  return (value, at) =>
    words.find((word) => word === value) ?? at.fail(`must be one of ${words.map(quoted).join(", ")}.`);
}

export function quoted(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
