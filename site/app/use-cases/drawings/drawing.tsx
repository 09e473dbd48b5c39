import { Comparison } from "./comparison.tsx";
import { DocsTree } from "./docs-tree.tsx";
import { FrontPage } from "./front-page.tsx";
import { RecipeCard } from "./recipe-card.tsx";
import type { DrawingWords } from "./words.ts";

interface DrawingProps {
  caption: string;
  words: DrawingWords[keyof DrawingWords];
}

/** The page's picture. Its caption says what it shows; the parts would only be noise when read aloud. */
export function Drawing({ caption, words }: DrawingProps) {
  return (
    <figure>
      <div aria-hidden="true">{drawingOf(words)}</div>
      <figcaption className="mt-5 text-[0.9375rem] text-faint">{caption}</figcaption>
    </figure>
  );
}

function drawingOf(words: DrawingProps["words"]) {
  switch (words.drawing) {
    case "front-page":
      return <FrontPage words={words} />;
    case "recipe-card":
      return <RecipeCard words={words} />;
    case "comparison":
      return <Comparison words={words} />;
    case "docs-tree":
      return <DocsTree words={words} />;
  }
}
