import type { Block, Letter, LetterFigure, LetterLink, LetterRow } from "./letter.ts";

/** A letter as plain text. */
export function textOf({ eyebrow, body }: Letter): string {
  return `${[...(eyebrow === undefined ? [] : [eyebrow]), ...body.map(blockText)].join("\n\n")}\n`;
}

function blockText(block: Block): string {
  if ("lead" in block) return block.lead;
  if ("paragraph" in block) return block.paragraph;
  if ("heading" in block) return block.heading.toUpperCase();
  if ("figures" in block) return block.figures.map(figureText).join("\n");
  if ("rows" in block) return block.rows.map(rowText).join("\n");
  if ("code" in block) return `    ${block.code}`;
  if ("link" in block) return linkText(block);
  if ("advice" in block) {
    const { heading, text, link } = block.advice;
    return [heading.toUpperCase(), text, ...(link ? [linkText(link)] : [])].join("\n\n");
  }
  return [`--\n${block.note}`, ...(block.links ?? []).map(linkText)].join("\n\n");
}

function figureText({ name, value, note }: LetterFigure): string {
  return `- ${name}  ${value}${note === undefined ? "" : ` (${note})`}`;
}

/** A note of whole sentences has a line of its own. */
function rowText({ name, value, note }: LetterRow): string {
  const line = `- ${name}  ${value}`;
  if (note === undefined) return line;
  return note.endsWith(".") ? `${line}\n  ${note}` : `${line}, ${note}`;
}

function linkText({ link, label }: LetterLink): string {
  return `${label}\n${link}`;
}
