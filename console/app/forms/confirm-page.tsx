import { button } from "@octroi/ui/components/button.tsx";
import type { FormFault } from "./form.ts";
import { NarrowPage } from "./page.tsx";
import { PageForm, Submit } from "./parts.tsx";

interface ConfirmPageProps {
  copy: { title: string; intro: string; submit: string; cancel: string };
  /** Where to go instead. */
  back: string;
  fault?: FormFault | undefined;
}

/** One question, and a way out. */
export function ConfirmPage({ copy, back, fault }: ConfirmPageProps) {
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={fault}>
        <Submit variant="destructive" size="lg">
          {copy.submit}
        </Submit>
      </PageForm>
      <p>
        <a href={back} className={button({ variant: "link" })}>
          {copy.cancel}
        </a>
      </p>
    </NarrowPage>
  );
}
