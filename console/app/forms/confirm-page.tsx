import type { FormFault } from "./form.ts";
import { NarrowPage } from "./page.tsx";
import { BackLink, PageForm, Submit } from "./parts.tsx";

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
      <BackLink to={back}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}
