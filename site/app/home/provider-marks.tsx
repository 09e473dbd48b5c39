import { siClaude, siGooglegemini, siMistralai, siPerplexity } from "simple-icons";
import type { ProviderId } from "../../domain/examples/example-site.ts";

/** Their own mark, where the set has it. OpenAI has had its mark taken out: it stands by its letter. */
const marks: Readonly<Partial<Record<ProviderId, string>>> = {
  google: siGooglegemini.path,
  anthropic: siClaude.path,
  mistral: siMistralai.path,
  perplexity: siPerplexity.path,
};

export function ProviderMark({ id, monogram }: { id: ProviderId; monogram: string }) {
  const path = marks[id];
  // Not as a text of SVG: its layout takes a phone longer than that of a whole section.
  if (path === undefined)
    return <span className="font-semibold font-display text-[1.3125rem]/none">{monogram}</span>;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
      <path d={path} />
    </svg>
  );
}
