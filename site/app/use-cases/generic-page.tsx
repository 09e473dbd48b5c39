import { type Path, pages } from "../../domain/pages/pages.ts";
import type { RuleRow } from "../../domain/robots/crawler-rules.ts";
import { type GenericUseCaseId, genericUseCasePages } from "../../domain/use-cases/use-cases.ts";
import type { GenericUseCase, GenericUseCasesCopy } from "../content/generic-use-cases/copy.ts";
import type { TitledText } from "../content/use-cases/copy.ts";
import type { UseCaseLabels } from "../content/use-cases/labels.ts";
import { Breadcrumbs, type Crumb } from "../ui/breadcrumbs.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { StartOrEstimate } from "../ui/start-or-estimate.tsx";
import { Stat } from "../ui/stat.tsx";
import { featureIcons } from "./feature-icons.ts";
import { RelatedPages } from "./related-pages.tsx";
import { RulesTable } from "./rules-table.tsx";

/** Where each page's subject is taken further. */
const furtherPages: Record<GenericUseCaseId, Path> = {
  media: pages.useCaseMedia,
  blogs: pages.useCaseRecipes,
  news: pages.useCaseMedia,
  forums: pages.robotsTxtGenerator,
};

interface GenericPageProps {
  id: GenericUseCaseId;
  copy: { [Id in GenericUseCaseId]: GenericUseCase<Id> }[GenericUseCaseId];
  shared: Omit<GenericUseCasesCopy, "pages">;
  labels: UseCaseLabels;
  rows: readonly RuleRow[];
  /** The fragment that brings these rules to the policy tool. */
  policy: string;
  related: readonly Crumb[];
}

export function GenericPage({ id, copy, shared, labels, rows, policy, related }: GenericPageProps) {
  const Icon = featureIcons[copy.icon];
  const trail = [
    { name: labels.home, path: pages.home },
    { name: copy.name, path: genericUseCasePages[id] },
  ];
  return (
    <>
      <header className="wrap grid gap-x-18 gap-y-12 pt-12 pb-18 md:pt-20 lg:grid-cols-[1.15fr_1fr] lg:pb-24">
        <div>
          <Breadcrumbs label={labels.breadcrumbs} trail={trail} />
          <h1 className="mt-5 max-w-[14ch] text-display-1">{copy.heading}</h1>
          <p className="mt-6 flex items-center gap-3 font-display text-2xl/tight font-semibold">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-jade" strokeWidth={1.75} />
            {copy.subtitle}
          </p>
          <p className="mt-5 text-lead">{copy.intro}</p>
          <StartOrEstimate start={shared.start} estimate={shared.estimate} />
        </div>
        <div className="self-end border-b border-line">
          <Stat {...copy.stats.first} />
          <Stat {...copy.stats.second} />
          <Stat {...copy.stats.third} />
        </div>
      </header>
      <section className="border-y border-line-soft bg-ink-900">
        <div className="wrap grid lg:grid-cols-2">
          <Side tone="border-coral" heading={copy.problem.heading} className="lg:border-r lg:pr-16">
            <p>{copy.problem.what}</p>
            <p>{copy.problem.why}</p>
            <p>{copy.problem.cost}</p>
          </Side>
          <Side tone="border-jade" heading={copy.solution.heading} className="max-lg:border-t lg:pl-16">
            <p>{copy.solution.see}</p>
            <p>{copy.solution.decide}</p>
            <p>{copy.solution.earn}</p>
          </Side>
        </div>
      </section>
      <section className="wrap chapter">
        <SectionHeading title={copy.rules.title} lead={copy.rules.text} />
        <div className="mt-10 border-y border-line">
          <RulesTable rows={rows} labels={labels} />
        </div>
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
          <PageLink to={furtherPages[id]} className="text-jade underline underline-offset-4">
            {shared.further[id]}
          </PageLink>
          <PageLink to={pages.aiPolicy} anchor={policy} className="text-jade underline underline-offset-4">
            {labels.openPolicy}
          </PageLink>
          <PageLink to={pages.siteCheck} className="text-jade underline underline-offset-4">
            {shared.check}
          </PageLink>
        </p>
      </section>
      <section className="border-t border-line-soft">
        <div className="wrap chapter">
          <SectionHeading title={copy.benefits.heading} />
          <dl className="mt-12 border-b border-line">
            {Object.entries<TitledText>(copy.benefits.list).map(([benefit, { title, text }]) => (
              <div
                key={benefit}
                className="grid gap-x-16 gap-y-2 border-t border-line py-6 lg:grid-cols-[0.8fr_1.2fr]"
              >
                <dt className="font-display text-xl/snug font-semibold">{title}</dt>
                <dd className="max-w-[60ch] text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="border-t border-line-soft bg-ink-900">
        <div className="wrap chapter grid gap-x-18 gap-y-14 lg:grid-cols-[1.2fr_0.8fr]">
          <div>
            <SectionHeading title={shared.closing.title} lead={shared.closing.text} />
            <StartOrEstimate start={shared.start} estimate={shared.estimate} />
          </div>
          <RelatedPages heading={labels.elsewhere} list={related} />
        </div>
      </section>
    </>
  );
}

function Side(props: { tone: string; heading: string; className: string; children: React.ReactNode }) {
  return (
    <div className={`border-line-soft py-16 lg:py-24 ${props.className}`}>
      <h2 className={`border-t-2 pt-5 text-[1.75rem] ${props.tone}`}>{props.heading}</h2>
      <div className="mt-6 grid gap-5 text-muted">{props.children}</div>
    </div>
  );
}
