import { linesIn } from "@octroi/check/robots/existing";
import type { Purpose } from "@octroi/crawlers/identify";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { PresetDraft } from "@octroi/ui/policy/presets";
import { type DragEvent, lazy, memo, Suspense, useDeferredValue, useMemo, useState } from "react";
import { pages } from "../../domain/pages/pages.ts";
import type { Form } from "../../domain/policy/forms.ts";
import type { GeneratorCopy } from "../content/generator/copy.ts";
import type { SpecSupportCopy } from "../content/spec-support.ts";
import { PageLink } from "../ui/page-link.tsx";
import type { SpecSupportWords } from "../ui/spec-support-words.ts";
import { AnswerBar } from "./answer-bar.tsx";
import { Disclosure } from "./disclosure.tsx";
import type { EvidenceCopy } from "./evidence.tsx";
import type { PolicyExample } from "./example.ts";
import { Files } from "./files.tsx";
import { maxPolicyLength } from "./max-policy-length.ts";
import { PolicyForm } from "./policy-form.tsx";
import { usePolicy } from "./use-policy.ts";

/** Long, and read last: it comes in a file of its own, after hydration. */
const Evidence = memo(lazy(() => import("./evidence.tsx")));
/** Needed by those alone who bring a file. */
const ExistingField = lazy(() =>
  import("../robots-file/existing-file.tsx").then((module) => ({ default: module.ExistingField })),
);
const Findings = lazy(() =>
  import("../robots-file/findings.tsx").then((module) => ({ default: module.Findings })),
);

interface ToolProps extends EvidenceCopy {
  findingsCopy: GeneratorCopy["findings"];
  example: PolicyExample;
  presets: readonly PresetDraft[];
  specSupport: Readonly<Partial<Record<Form, SpecSupportWords>>>;
  specSupportCopy: SpecSupportCopy;
  purposes: Readonly<Record<Purpose, string>>;
  names: readonly string[];
}

/** Decide on the left, take the files on the right; then what they can do, for search, and for one visit. */
export function Tool({ copy, example, presets, names, exchangeCopy, proofCopy, ...rest }: ToolProps) {
  const policy = usePolicy(example, presets);
  const { preview, exchange, isExample } = policy;
  // A part that has not arrived yet is not hurried: it takes in what has changed once it is hydrated.
  const shown = useDeferredValue(
    useMemo(() => ({ preview, exchange, isExample }), [preview, exchange, isExample]),
  );
  const [isOver, setIsOver] = useState(false);
  const { counted } = formatter(useLanguage());
  const ownLines = policy.existing === "" ? "" : counted(linesIn(policy.existing), copy.existing.lines);

  async function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) policy.open(await file.slice(0, maxPolicyLength + 1).text());
  }

  return (
    <>
      {/* On a phone the answer stays in sight: what the keyboard reaches has to come to rest below it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same can be done by opening a file. */}
      <div
        className={`wrap pb-18 max-lg:[&_:is(a,button,input,select,summary,textarea)]:scroll-mt-36 lg:pb-24 ${isOver ? "outline-2 outline-jade outline-dashed -outline-offset-4" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p className="scriptless-only max-w-[70ch] pb-6">
          {copy.scriptless.text}{" "}
          <PageLink to={pages.robotsTxtGenerator} className="text-jade underline underline-offset-4">
            {copy.scriptless.generator}
          </PageLink>
        </p>
        <AnswerBar copy={copy} policy={policy} />
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,0.95fr)_minmax(0,1.05fr)]">
          <div className="scripting-only grid grid-cols-[minmax(0,1fr)] content-start -space-y-px">
            <PolicyForm
              copy={copy}
              policy={policy}
              presets={presets}
              purposes={rest.purposes}
              names={names}
            />
            <Disclosure id="existing" heading={copy.existing.heading} holds={ownLines}>
              <div>
                <Suspense>
                  <ExistingField
                    copy={copy.existing}
                    text={policy.existing}
                    onText={policy.setExisting}
                    keptAs="policy"
                  />
                </Suspense>
              </div>
            </Disclosure>
          </div>
          <div className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
            <Files
              copy={copy}
              policy={policy}
              specSupport={rest.specSupport}
              specSupportCopy={rest.specSupportCopy}
              findings={
                <Suspense>
                  {preview.merged && <Findings copy={rest.findingsCopy} merged={preview.merged} />}
                </Suspense>
              }
            />
          </div>
        </div>
        <Names names={names} />
      </div>
      <Suspense>
        <Evidence
          copy={copy}
          exchangeCopy={exchangeCopy}
          proofCopy={proofCopy}
          shown={shown}
          firstVisit={example.visit}
          onVisit={policy.setVisit}
        />
      </Suspense>
    </>
  );
}

const Names = memo(function Names({ names }: { names: readonly string[] }) {
  return (
    <datalist id="decidable-crawlers">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
});
