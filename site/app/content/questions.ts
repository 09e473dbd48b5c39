import type { Question } from "../ui/accordion.tsx";

/** The questions in their order, each with the words of one language. */
export function inOrder<Id extends string>(
  ids: readonly Id[],
  words: Record<Id, { question: string; answer: string }>,
): Question[] {
  return ids.map((id) => ({ id, ...words[id] }));
}
