import { button } from "@octroi/ui/components/button.tsx";
import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { NarrowPage } from "../forms/page.tsx";
import { linkClass } from "../layout/link.ts";

interface SecretOnceProps {
  copy: { title: string; intro: string; secret: string; how: string; toWebhook: string };
  documentation: { href: string; label: string };
  secret: string;
  next: string;
  note?: string;
}

/** The answer to the form that made a secret: it is never shown again. */
export function SecretOnce({ copy, documentation, secret, next, note }: SecretOnceProps) {
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <CodeBlock title={copy.secret} code={secret} wraps />
      {note && <p className="text-muted">{note}</p>}
      <p className="text-muted">
        {copy.how}{" "}
        <a href={documentation.href} className={linkClass}>
          {documentation.label}
        </a>
      </p>
      <p>
        <a href={next} className={button({ variant: "jade" })}>
          {copy.toWebhook}
        </a>
      </p>
    </NarrowPage>
  );
}
