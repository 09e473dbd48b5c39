import type { FetchedRobots } from "@octroi/check/robots/fetched";
import { Button } from "@octroi/ui/components/button.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { FormEvent } from "react";
import type { SourceCopy } from "../content/tester/copy.ts";
import { useDomain } from "./use-domain.ts";

interface DomainFormProps {
  copy: SourceCopy["domain"];
  onFetched: (fetched: FetchedRobots) => void;
}

export function DomainForm({ copy, onFetched }: DomainFormProps) {
  const language = useLanguage();
  const { reading, read } = useDomain(onFetched, copy.failed);
  const isReading = reading.status === "reading";
  const refused = reading.status === "refused";

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    read(String(new FormData(event.currentTarget).get("domain") ?? ""), language);
  }

  return (
    <form noValidate onSubmit={submit} className="scripting-only mt-6 grid gap-4">
      <Field
        label={copy.label}
        name="domain"
        invalid={refused}
        aria-describedby="domain-refusal"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="example.com"
      />
      <Button type="submit" data-early="" variant="jade" disabled={isReading} className="justify-self-start">
        {isReading ? copy.reading : copy.read}
      </Button>
      <p id="domain-refusal" role="alert" className="text-[0.9375rem] text-coral empty:hidden">
        {refused && reading.sentence}
      </p>
    </form>
  );
}
