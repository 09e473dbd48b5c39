import { siClaude, siGooglegemini, siMistralai, siPerplexity } from "simple-icons";
import type { ProviderId } from "./example-site.ts";

/** Their own mark, where the set has it. OpenAI has had its mark taken out: it stands by its letter. */
const marks: Readonly<Partial<Record<ProviderId, string>>> = {
  google: siGooglegemini.path,
  anthropic: siClaude.path,
  mistral: siMistralai.path,
  perplexity: siPerplexity.path,
};

export function ProviderMark({ id, monogram }: { id: ProviderId; monogram: string }) {
  const path = marks[id];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
      {path === undefined ? (
        <text x="12" y="19.4" textAnchor="middle" className="font-display font-[650] text-[21px]">
          {monogram}
        </text>
      ) : (
        <path d={path} />
      )}
    </svg>
  );
}
