import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { fragmentOf } from "../../domain/policy/address.ts";
import { ruleRows } from "../../domain/robots/crawler-rules.ts";
import { policyFor } from "../../domain/use-cases/policy.ts";
import { genericRules } from "../../domain/use-cases/rules.ts";
import { genericUseCasePages, isGenericUseCaseId } from "../../domain/use-cases/use-cases.ts";
import { genericUseCases } from "../content/generic-use-cases/index.ts";
import { useCaseLabels } from "../content/use-cases/labels.ts";
import { relatedTo } from "../content/use-cases/related.ts";
import { languageFrom } from "../page/language.ts";
import { withPayouts } from "../page/payouts.ts";
import { GenericPage } from "../use-cases/generic-page.tsx";
import { UnknownUseCase } from "../use-cases/unknown-use-case.tsx";

/** Anything under `/usecase/`: four pages, and one that says that there is no such use case. */
export function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  const { pages, ...shared } = genericUseCases[language];
  const labels = useCaseLabels[language];
  const { "*": id = "" } = args.params;
  if (!isGenericUseCaseId(id)) {
    const related = relatedTo("/", language);
    const head = { title: shared.title, description: shared.notFound.text };
    return data({ head, labels, unknown: shared.notFound, related }, { status: 404 });
  }
  return data({
    head: { title: shared.title, description: pages[id].description },
    labels,
    page: {
      id,
      copy: withPayouts(pages[id], args),
      shared,
      rows: ruleRows(genericRules[id], language),
      policy: fragmentOf(policyFor(genericRules[id], language)).slice(1),
      related: relatedTo(genericUseCasePages[id], language),
    },
  });
}

export default function GenericUseCase() {
  const loaderData = useLoaderData<typeof loader>();
  return "page" in loaderData ? (
    <GenericPage {...loaderData.page} labels={loaderData.labels} />
  ) : (
    <UnknownUseCase copy={loaderData.unknown} labels={loaderData.labels} related={loaderData.related} />
  );
}
