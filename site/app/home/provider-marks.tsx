import { siClaude, siGooglegemini, siMistralai, siPerplexity } from "simple-icons";
import type { ProviderId } from "../../domain/examples/example-site.ts";

/** The providers' own marks, but for OpenAI, which does not let its mark be used: it has a monogram drawn for this page. */
const marks: Readonly<Record<Exclude<ProviderId, "openai">, string>> = {
  google: siGooglegemini.path,
  anthropic: siClaude.path,
  mistral: siMistralai.path,
  perplexity: siPerplexity.path,
};

export function ProviderMark({ id }: { id: ProviderId }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
      {id === "openai" ? <ChatMonogram /> : <path d={marks[id]} />}
    </svg>
  );
}

/** A C, around the dot of somebody speaking. */
function ChatMonogram() {
  return (
    <>
      <path
        d="M18.9 5.6A9.4 9.4 0 1 0 18.9 18.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="12.6" cy="12" r="3.3" />
    </>
  );
}
