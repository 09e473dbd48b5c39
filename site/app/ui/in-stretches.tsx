import { type ReactNode, Suspense } from "react";

/** Short enough for a phone not to stall while it wakes one of them. */
const stretch = 40;

interface InStretchesProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** A long list that hydrates stretch by stretch: between two of them the browser can paint or answer a tap. */
export function InStretches<Item>({ items, children }: InStretchesProps<Item>) {
  const starts = Array.from({ length: Math.ceil(items.length / stretch) }, (_, index) => index * stretch);
  return starts.map((start) => (
    <Suspense key={start}>{items.slice(start, start + stretch).map(children)}</Suspense>
  ));
}
