import { Button } from "@octroi/ui/components/button.tsx";
import { DecisionControl } from "@octroi/ui/components/decision-control.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { changedFields, useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import type { Draft } from "@octroi/ui/policy/draft";
import { exceptionField } from "@octroi/ui/policy/draft-from-form";
import { withException, withoutException } from "@octroi/ui/policy/edit";
import type { ExceptionsCopy } from "@octroi/ui/words/policy-form";
import { X } from "lucide-react";
import { useState } from "react";
import { crawlerPath } from "../../domain/directory/address.ts";
import { PageLink } from "../ui/page-link.tsx";
import { Disclosure } from "./disclosure.tsx";

interface ExceptionsProps {
  copy: ExceptionsCopy;
  draft: Draft;
  onChange: (draft: Draft) => void;
  names: readonly string[];
}

/** Crawlers that are decided about by name. */
export function Exceptions({ copy, draft, onChange, names }: ExceptionsProps) {
  const [typed, setTyped] = useState("");
  const [unknown, setUnknown] = useState<string>();
  const partRef = useAdoptFormState<HTMLDivElement>((part) =>
    setTyped(changedFields(part)["exception"] ?? ""),
  );

  function add() {
    const query = typed.trim().toLowerCase();
    if (query === "") return;
    const name = names.find((each) => each.toLowerCase() === query);
    setUnknown(name === undefined ? typed.trim() : undefined);
    if (name === undefined) return;
    setTyped("");
    onChange(withException(draft, name, "block"));
  }

  return (
    <Disclosure
      id="exceptions"
      heading={copy.heading}
      holds={draft.exceptions.map(({ crawler }) => crawler).join(", ")}
    >
      <p className="text-base text-muted">{copy.lead}</p>
      {draft.exceptions.length > 0 && (
        <ul className="border-line border-b">
          {draft.exceptions.map(({ crawler, action }) => (
            <li key={crawler} className="relative border-line border-t border-dashed py-4">
              <DecisionControl
                label={crawler}
                name={exceptionField(crawler)}
                value={action}
                onChange={(next) => onChange(withException(draft, crawler, next))}
              />
              <span className="absolute top-2.5 -right-3 flex items-center gap-1">
                <PageLink
                  to={crawlerPath(crawler)}
                  className="text-jade text-sm underline underline-offset-4"
                >
                  {copy.page} <span className="sr-only">({crawler})</span>
                </PageLink>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={copy.remove.replace("{name}", crawler)}
                  onClick={() => onChange(withoutException(draft, crawler))}
                >
                  <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div ref={partRef} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Field
          label={copy.label}
          name="exception"
          list="decidable-crawlers"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={typed}
          invalid={unknown !== undefined}
          aria-describedby="exception-remark"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="outline" className="min-h-12" onClick={add}>
          {copy.add}
        </Button>
      </div>
      <p id="exception-remark" role="alert" className="text-coral text-sm empty:hidden">
        {unknown !== undefined && copy.unknown.replace("{name}", unknown)}
      </p>
    </Disclosure>
  );
}
