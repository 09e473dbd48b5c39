import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { dataFiles } from "../../domain/directory/address.ts";
import { sortOrderIn } from "../../domain/directory/sort.ts";
import { pages } from "../../domain/pages/pages.ts";
import { Directory } from "../crawlers/directory.tsx";
import { directoryView } from "../crawlers/directory-view.ts";
import { Legend } from "../crawlers/legend.tsx";
import { MachineData } from "../crawlers/machine-data.tsx";
import { Island } from "../islands/island.tsx";
import { datasetOf } from "../metadata/dataset.ts";
import { languageFrom } from "../page/language.ts";
import { useRootData } from "../page/root-data.ts";
import { PageHeading } from "../ui/heading.tsx";
import { StructuredData } from "../ui/structured-data.tsx";

export function loader(args: LoaderFunctionArgs) {
  const view = directoryView(languageFrom(args), sortOrderIn(new URL(args.request.url).search));
  return { head: view.copy, view };
}

export default function Crawlers() {
  const { view } = useLoaderData<typeof loader>();
  const { copy, lastChecked } = view;
  const dataset = datasetOf(copy, {
    ...useRootData(),
    page: pages.crawlers,
    files: { "application/json": dataFiles.json, "text/csv": dataFiles.csv },
    modified: lastChecked,
  });
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead}>
        <p className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2 text-label text-faint">
          <span>
            {copy.checked} {view.checked}
          </span>
          <span aria-hidden="true" className="h-px w-4 bg-edge max-sm:hidden" />
          <a href="#data" className="text-jade underline underline-offset-4">
            {copy.forPrograms}
          </a>
        </p>
      </PageHeading>
      <Island name="directory" component={Directory} props={{ view }} />
      <Legend view={view} />
      <MachineData copy={copy.data} />
      <StructuredData data={dataset} />
    </>
  );
}
