import { pages } from "../../domain/pages/pages.ts";
import { type PluginCopy, values } from "../content/wordpress-plugin/copy.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { SectionHeading } from "../ui/heading.tsx";

export function Value({ copy }: { copy: PluginCopy["value"] }) {
  return (
    <section className="wrap chapter grid gap-x-18 gap-y-12 lg:grid-cols-[1fr_1fr]">
      <div>
        <SectionHeading title={copy.heading} />
        <p className="mt-10 font-display text-[clamp(3.5rem,2rem+6vw,5.5rem)]/[0.95] font-semibold tracking-[-0.035em] text-brass figures">
          {copy.example.figure}
        </p>
        <p className="mt-4 max-w-[36ch] text-muted">{copy.example.text}</p>
        <ButtonLink to={pages.estimator} variant="outline" className="mt-7">
          {copy.example.estimate}
        </ButtonLink>
      </div>
      <dl className="self-end border-b border-line">
        {values.map((id) => (
          <div
            key={id}
            className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-6 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-display text-[2rem]/none font-semibold tracking-[-0.03em] figures">
              {copy.list[id].figure}
            </dt>
            <dd className="text-muted">{copy.list[id].text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
