import type { Purpose } from "@octroi/crawlers/identify";
import { Button } from "@octroi/ui/components/button.tsx";
import { useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import { draftWith } from "@octroi/ui/policy/draft-from-form";
import type { PresetDraft } from "@octroi/ui/policy/presets";
import { lazy, Suspense } from "react";
import type { PolicyCopy } from "../content/policy/copy.ts";
import { OpenFile } from "../robots-file/open-file.tsx";
import { download } from "../ui/download.ts";
import { DraftInput } from "./draft-input.tsx";
import { Exceptions } from "./exceptions.tsx";
import { maxPolicyLength } from "./max-policy-length.ts";
import { Presets } from "./presets.tsx";
import { Purposes } from "./purposes.tsx";
import { Terms } from "./terms.tsx";
import type { PolicyState } from "./use-policy.ts";

/** Needed by those alone who charge or limit, or who open a file. */
const Amounts = lazy(() => import("./amounts.tsx").then((module) => ({ default: module.Amounts })));
const CarriedRules = lazy(() =>
  import("./carried-rules.tsx").then((module) => ({ default: module.CarriedRules })),
);

interface PolicyFormProps {
  copy: PolicyCopy;
  policy: PolicyState;
  presets: readonly PresetDraft[];
  purposes: Readonly<Record<Purpose, string>>;
  names: readonly string[];
}

/** What is decided. Nothing in it is sent: it has no address to go to. */
export function PolicyForm({ copy, policy, presets, purposes, names }: PolicyFormProps) {
  const { draft, change, wrong } = policy;
  const formRef = useAdoptFormState<HTMLFormElement>((form) => {
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    const next = draftWith(draft, new Map(values));
    if (next !== draft) change(next);
  });
  async function save() {
    const { forms } = await policy.take();
    for (const { path, text } of forms.policy.files) download(path, text);
  }
  const exceptions = draft.exceptions.map(({ action }) => action);
  const used = new Set([...Object.values(draft.decisions), ...exceptions]);
  const part = { copy, draft, onChange: change, wrong };
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <Presets copy={copy.presets} presets={presets} policy={policy}>
        <OpenFile
          label={copy.bring.open}
          accept=".json,application/json"
          maxOctets={maxPolicyLength}
          onFile={(octets) => policy.open(new TextDecoder().decode(octets))}
        />
        <Button variant="link" className="text-[0.9375rem]" onClick={save}>
          {copy.bring.save}
        </Button>
      </Presets>
      {draft.carried.rules.length > 0 && (
        <Suspense>
          <CarriedRules
            copy={copy.carried}
            draft={draft}
            onChange={change}
            purposes={purposes}
            periods={copy.amounts.per}
          />
        </Suspense>
      )}
      <Purposes copy={copy.purposes} draft={draft} onChange={change} />
      <DraftInput field="origin" {...copy.origin} inputMode="url" {...part} />
      <div className="grid grid-cols-[minmax(0,1fr)] -space-y-px">
        <Suspense>{(used.has("charge") || used.has("limit")) && <Amounts {...part} used={used} />}</Suspense>
        <Exceptions copy={copy.exceptions} draft={draft} onChange={change} names={names} />
        <Terms {...part} />
      </div>
    </form>
  );
}
