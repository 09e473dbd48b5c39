import { Fragment, type ReactNode } from "react";

/** Words with values in the places that they name: `line {line}`. */
export function Filled({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text.split(/\{(\w+)\}/).map((part, position) => {
    const key = `${position} ${part}`;
    // What the pattern captures stands at every other place.
    return <Fragment key={key}>{position % 2 === 0 ? part : values[part]}</Fragment>;
  });
}
