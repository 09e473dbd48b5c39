import { brand } from "@octroi/ui/brand/brand";
import { isReserved } from "@octroi/ui/brand/placeholders";
import { Badge } from "@octroi/ui/components/badge.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type WhyCopy, why } from "../content/why.ts";
import { languageFrom } from "../page/language.ts";
import { withPayouts } from "../page/payouts.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { ExternalLink } from "../ui/page-link.tsx";
import { StartOrEstimate } from "../ui/start-or-estimate.tsx";
import { Audience } from "../why/audience.tsx";
import { RulesFigure } from "../why/rules-figure.tsx";
import { SearchSlope } from "../why/search-slope.tsx";
import { TryIt } from "../why/try-it.tsx";

export function loader(args: LoaderFunctionArgs) {
  return { copy: withPayouts(why[languageFrom(args)], args) };
}

export default function Why() {
  const { copy } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="wrap grid items-end gap-x-14 pt-12 pb-18 md:pt-20 lg:grid-cols-[1.25fr_0.75fr] lg:pb-24">
        <div>
          <Badge tone="jade">{copy.badge}</Badge>
          <h1 className="mt-6 max-w-[18ch] text-display-1">{copy.heading}</h1>
        </div>
        <div>
          <p className="mt-6 text-lead">{copy.intro}</p>
          <StartOrEstimate start={copy.signUp} estimate={copy.estimate} />
        </div>
      </header>
      <Problem copy={copy.problem} />
      <Now copy={copy.now} />
      <Solution copy={copy.solution} />
      <Audience copy={copy.audience} />
      <Value copy={copy.value} />
      <TryIt copy={copy.tryIt} signUp={copy.signUp} />
    </>
  );
}

function Problem({ copy }: { copy: WhyCopy["problem"] }) {
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter grid gap-x-18 gap-y-12 lg:grid-cols-[0.9fr_1.1fr] lg:items-center">
        <div>
          <SectionHeading title={copy.heading} />
          <div className="mt-6 grid gap-4 text-muted">
            <p>{copy.paragraphs.deal}</p>
            <p>{copy.paragraphs.break}</p>
          </div>
        </div>
        <figure className="w-full max-w-[34rem] lg:justify-self-end">
          <SearchSlope copy={copy.chart} />
          <figcaption className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 text-[0.9375rem] text-muted">
            {copy.chart.caption}
            {isReserved(brand.newsArticleUrl) ? (
              <cite className="text-faint not-italic">{copy.citation}</cite>
            ) : (
              <ExternalLink href={brand.newsArticleUrl} className="text-jade underline underline-offset-4">
                {copy.source}
              </ExternalLink>
            )}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

function Now({ copy }: { copy: WhyCopy["now"] }) {
  return (
    <section className="wrap chapter">
      <SectionHeading title={copy.heading} />
      <dl className="mt-10 border-b border-line">
        {(["unseen", "drop", "growth"] as const).map((id) => (
          <div
            key={id}
            className="grid items-baseline gap-x-12 gap-y-2 border-t border-line py-7 md:grid-cols-[15rem_1fr] lg:grid-cols-[20rem_1fr]"
          >
            <dt className="font-display text-[clamp(2.75rem,2rem+3vw,4rem)]/none font-semibold tracking-[-0.035em] figures">
              {copy.facts[id].value}
            </dt>
            <dd>
              <strong className="font-display text-xl font-semibold">{copy.facts[id].title}</strong>
              <p className="mt-2 max-w-[62ch] text-muted">{copy.facts[id].text}</p>
              <FigureSource href={brand.figureSources[id]} name={copy.source} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Nothing until the operator names it. */
function FigureSource({ href, name }: { href: string | undefined; name: string }) {
  if (href === undefined) return null;
  return (
    <p className="mt-2 text-[0.9375rem]">
      <ExternalLink href={href} className="text-jade underline underline-offset-4">
        {name}
      </ExternalLink>
    </p>
  );
}

function Solution({ copy }: { copy: WhyCopy["solution"] }) {
  return (
    <section className="wrap grid gap-x-18 gap-y-12 pb-18 lg:grid-cols-[1.1fr_0.9fr] lg:pb-28">
      <div>
        <SectionHeading title={copy.heading} lead={copy.lead} />
        <ol className="mt-9 grid gap-7">
          {Object.entries(copy.steps).map(([id, step], position) => (
            <li key={id} className="grid grid-cols-[2.5rem_1fr]">
              <span className="pt-1 text-label text-jade">{position + 1}</span>
              <div>
                <h3 className="text-[1.375rem]">{step.title}</h3>
                <p className="mt-2 max-w-[50ch] text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="self-center">
        <RulesFigure copy={copy.rules} />
      </div>
    </section>
  );
}

function Value({ copy }: { copy: WhyCopy["value"] }) {
  return (
    <section className="wrap chapter grid gap-x-18 gap-y-10 lg:grid-cols-[0.7fr_1.3fr]">
      <SectionHeading title={copy.heading} />
      <dl className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
        {Object.entries(copy.list).map(([id, { title, text }]) => (
          <div key={id}>
            <dt className="font-display text-xl/snug font-semibold text-balance">{title}</dt>
            <dd className="mt-2 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
