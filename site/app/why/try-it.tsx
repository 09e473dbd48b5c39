import { Button } from "@octroi/ui/components/button.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { marketing } from "../../domain/figures/figures.ts";
import { addressOf, pages } from "../../domain/pages/pages.ts";
import type { WhyCopy } from "../content/why.ts";
import { usePrefix } from "../page/root-data.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";

/** A form that needs no script: it takes its fields to the estimator, in the address, which computes. */
export function TryIt({ copy, signUp }: { copy: WhyCopy["tryIt"]; signUp: string }) {
  const action = addressOf(pages.estimator, usePrefix());
  const { number } = formatter(useLanguage());
  return (
    <section className="wrap pb-18 lg:pb-28">
      <div className="grid gap-x-14 gap-y-9 rounded-panel border border-line bg-ink-900 p-7 sm:p-11 lg:grid-cols-[0.9fr_1.1fr]">
        <div>
          <SectionHeading title={copy.heading} lead={copy.text} />
          <p className="mt-8 text-muted">{copy.or}</p>
          <SignUpButton variant="outline" className="mt-4">
            {signUp}
          </SignUpButton>
        </div>
        <form action={action} className="grid content-start gap-5">
          <Field
            label={copy.domain}
            name="domain"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="example.com"
          />
          <Field
            label={copy.traffic}
            name="traffic"
            inputMode="numeric"
            autoComplete="off"
            placeholder={number(marketing.examplePageViews)}
          />
          <Button type="submit" variant="jade" size="lg" className="mt-1 justify-self-start">
            {copy.estimate}
          </Button>
        </form>
      </div>
    </section>
  );
}
