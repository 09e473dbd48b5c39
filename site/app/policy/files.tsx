import { Badge } from "@octroi/ui/components/badge.tsx";
import { Button } from "@octroi/ui/components/button.tsx";
import { CopyButton } from "@octroi/ui/components/copy-button.tsx";
import { useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import { Download, FileArchive } from "lucide-react";
import { type ReactNode, useState } from "react";
import { pages } from "../../domain/pages/pages.ts";
import { type Form, forces, forms } from "../../domain/policy/forms.ts";
import type { PolicyCopy } from "../content/policy/copy.ts";
import type { SpecSupportCopy } from "../content/spec-support.ts";
import { download } from "../ui/download.ts";
import { PageLink } from "../ui/page-link.tsx";
import type { SpecSupportWords } from "../ui/spec-support-words.ts";
import { FileNotes } from "./file-notes.tsx";
import { FileText } from "./file-text.tsx";
import type { PolicyState } from "./use-policy.ts";

interface FilesProps {
  copy: PolicyCopy;
  policy: PolicyState;
  specSupport: Readonly<Partial<Record<Form, SpecSupportWords>>>;
  specSupportCopy: SpecSupportCopy;
  /** What to look at in the merged robots.txt, right below it. */
  findings: ReactNode;
}

const tones = { wish: "plain", reservation: "money", enforced: "jade" } as const;

/** Every file that the policy becomes: one at a time to read, each to take, or all at once. */
export function Files({ copy, policy, specSupport, specSupportCopy, findings }: FilesProps) {
  const [form, setForm] = useState<Form>("robots-txt");
  const { files: words } = copy;
  const { merged } = policy.preview;
  const { files, notes } = policy.preview.forms[form];
  const isLoading = !policy.isLoaded && form !== "robots-txt" && !policy.hasFailed;

  function choose(chosen: Form) {
    setForm(chosen);
    policy.load();
  }

  const fieldsetRef = useAdoptFormState<HTMLFieldSetElement>((fieldset) => {
    const checked = fieldset.querySelector<HTMLInputElement>("input:checked")?.value;
    const chosen = forms.find((each) => each === checked);
    if (chosen !== undefined && chosen !== form) choose(chosen);
  });

  async function downloadAll() {
    const [{ zipped }, preview] = await Promise.all([import("./zipped.ts"), policy.take()]);
    download("octroi-policy.zip", zipped(preview.forms));
  }

  const currentText = async (index: number) => (await policy.take()).forms[form].files[index]?.text ?? "";

  return (
    <section aria-labelledby="files" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="files" className="scroll-mt-44 text-2xl">
          {words.heading}
        </h2>
        <div className="scripting-only flex flex-wrap-reverse gap-2">
          <span className="max-sm:-ml-4">
            <CopyButton
              label={words.link}
              variant="ghost"
              text={async () => {
                const { fragment } = await policy.take();
                return window.location.href.replace(/#.*$/, "") + fragment;
              }}
            />
          </span>
          <Button variant="jade" size="sm" onClick={downloadAll}>
            <FileArchive aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {words.zip}
          </Button>
        </div>
      </div>
      <fieldset ref={fieldsetRef} className="scripting-only mt-5 print:hidden">
        <legend className="sr-only">{words.legend}</legend>
        <div className="flex flex-wrap gap-1.5">
          {forms.map((each) => (
            <label
              key={each}
              className="relative flex min-h-9 cursor-pointer items-center rounded-control border border-line px-2.5 text-label text-muted hover:text-text has-checked:border-jade has-checked:bg-ink-800 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-jade"
            >
              <input
                type="radio"
                name="form"
                value={each}
                checked={each === form}
                onChange={() => choose(each)}
                className="absolute inset-0 cursor-pointer appearance-none"
              />
              {words.names[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem]">
        {files.length > 0 && <Badge tone={tones[forces[form]]}>{specSupportCopy.forces[forces[form]]}</Badge>}
        <span>{words.where[form]}</span>
      </div>
      <div aria-busy={isLoading} className="mt-4 grid gap-4">
        {files.map(({ path, text }, index) => (
          <figure key={path} className="overflow-hidden rounded-panel border border-line bg-ink-900">
            <figcaption className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-line-soft border-b py-1.5 pr-2 pl-4 max-sm:pt-3">
              <span className="wrap-anywhere text-label">
                {nameOf(form, path, words.names[form])}
                {form === "robots-txt" && merged && <span className="ml-2 text-faint">{words.merged}</span>}
              </span>
              <span className="scripting-only flex gap-1 max-sm:-ml-4">
                <CopyButton text={() => currentText(index)} variant="ghost" />
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={async () => download(fileNameOf(form, path), await currentText(index))}
                >
                  <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
                  {words.download}
                </Button>
              </span>
            </figcaption>
            <FileText
              label={nameOf(form, path, words.names[form])}
              text={text}
              isRobots={form === "robots-txt"}
              merged={merged}
              hidden={words.hidden}
            />
          </figure>
        ))}
        {files.length === 0 && !isLoading && <p className="text-muted">{words.none[whyNone(form)]}</p>}
        {form === "robots-txt" && findings}
      </div>
      <FileNotes copy={words} notes={notes} support={specSupport[form]} specSupportCopy={specSupportCopy} />
      <p className="mt-5 text-[0.9375rem]">
        <PageLink
          to={pages.logAnalyzer}
          anchor={policy.preview.fragment.slice(1)}
          className="text-jade underline underline-offset-4"
        >
          {words.replay}
        </PageLink>
      </p>
    </section>
  );
}

/** Headers have no file: what they are called is their name. */
function nameOf(form: Form, path: string, name: string): string {
  return form === "http-headers" ? name : path;
}

function fileNameOf(form: Form, path: string): string {
  return form === "http-headers"
    ? "headers.txt"
    : (path.split(/[/?]/).findLast((part) => part !== "") ?? "file.txt");
}

function whyNone(form: Form): "license" | "reservation" | "block" {
  if (form === "tdmrep") return "reservation";
  return form === "rsl" || form === "html-meta" || form === "http-headers" ? "license" : "block";
}
