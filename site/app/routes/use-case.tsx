import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type Path, pages } from "../../domain/pages/pages.ts";
import { fragmentOf } from "../../domain/policy/address.ts";
import { blockedBots, generatorAddress, robotsTxtFor, ruleRows } from "../../domain/robots/crawler-rules.ts";
import { policyFor } from "../../domain/use-cases/policy.ts";
import { useCaseRules } from "../../domain/use-cases/rules.ts";
import { isUseCaseId, type UseCaseId, useCasePages } from "../../domain/use-cases/use-cases.ts";
import { useCases } from "../content/use-cases/index.ts";
import { robotsTxtComments, useCaseLabels } from "../content/use-cases/labels.ts";
import { relatedTo } from "../content/use-cases/related.ts";
import { languageFrom } from "../page/language.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { arrangements } from "../use-cases/arrangement.ts";
import { Benefits } from "../use-cases/benefits.tsx";
import { Closing } from "../use-cases/closing.tsx";
import { Faq } from "../use-cases/faq.tsx";
import { Features } from "../use-cases/features.tsx";
import { Opening } from "../use-cases/opening.tsx";
import { Results } from "../use-cases/results.tsx";
import { Rules } from "../use-cases/rules.tsx";
import { Steps } from "../use-cases/steps.tsx";
import { Study } from "../use-cases/study.tsx";
import { Symptoms } from "../use-cases/symptoms.tsx";

/** The guide of the connector that most sites of the kind use. */
const guides: Record<UseCaseId, Path> = {
  media: pages.documentationDns,
  recipes: pages.documentationWordpress,
  affiliation: pages.documentationVercel,
  "saas-docs": pages.documentationVercel,
};

export function loader(args: LoaderFunctionArgs) {
  const { useCase: id = "" } = args.params;
  if (!isUseCaseId(id)) throw data(null, { status: 404 });
  const language = languageFrom(args);
  const copy = useCases[id][language];
  const rules = useCaseRules[id];
  return {
    id,
    copy,
    labels: useCaseLabels[language],
    rows: ruleRows(rules, language),
    robotsTxt: robotsTxtFor(rules, language, robotsTxtComments[language](copy.name)),
    generator: generatorAddress(blockedBots(rules)),
    policy: fragmentOf(policyFor(rules, language)).slice(1),
    related: relatedTo(useCasePages[id], language),
  };
}

export default function UseCase() {
  const { id, copy, labels, rows, robotsTxt, generator, policy, related } = useLoaderData<typeof loader>();
  const arrangement = arrangements[id];
  const trail = [
    { name: labels.home, path: pages.home },
    { name: copy.name, path: useCasePages[id] },
  ];
  return (
    <>
      <Opening
        copy={copy}
        labels={labels}
        arrangement={arrangement.drawing}
        breadcrumbs={<Breadcrumbs label={labels.breadcrumbs} trail={trail} />}
      />
      <Benefits copy={copy.benefits} arrangement={arrangement.benefits} />
      <Symptoms copy={copy.symptoms} labels={labels} arrangement={arrangement.symptoms} />
      <Features copy={copy.features} arrangement={arrangement.features} />
      <Rules
        copy={copy.rules}
        labels={labels}
        rows={rows}
        robotsTxt={robotsTxt}
        generator={generator}
        policy={policy}
      />
      <Steps copy={copy.steps} rows={rows} guide={guides[id]} />
      <Results
        copy={copy.results}
        day={labels.day}
        note={labels.resultsNote}
        arrangement={arrangement.results}
      />
      <Study id={id} copy={copy.study} labels={labels} />
      <Faq copy={copy.questions} />
      <Closing copy={copy.closing} labels={labels} related={related} />
    </>
  );
}
