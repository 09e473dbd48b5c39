import { Field } from "@octroi/ui/components/field.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { changedFields, useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import { useState } from "react";
import type { ExchangeCopy } from "../content/exchange.ts";
import type { VisitCopy } from "../content/policy/copy.ts";
import { origins } from "../exchange/choice.ts";
import { ExchangeView } from "../exchange/exchange-view.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import type { VisitRequest, VisitResult } from "./protocol.ts";

interface VisitBoxProps {
  copy: VisitCopy;
  words: ExchangeCopy;
  first: VisitRequest;
  onVisit: (visit: VisitRequest) => void;
  exchange: VisitResult;
}

/** A crawler and a page: what is decided, by which rule, and what would be sent. */
export function VisitBox({ copy, words, first, onVisit, exchange }: VisitBoxProps) {
  const [visit, setTyped] = useState(first);
  function setVisit(next: VisitRequest) {
    setTyped(next);
    onVisit(next);
  }
  const originIn = (value: string | undefined): VisitRequest["origin"] =>
    origins.find((origin) => origin === value) ?? visit.origin;
  const partRef = useAdoptFormState<HTMLDivElement>((part) => {
    const { crawler = visit.crawler, path = visit.path, origin } = changedFields(part);
    const next = { crawler, path, origin: originIn(origin) };
    if (JSON.stringify(next) !== JSON.stringify(visit)) setVisit(next);
  });
  const typing = { autoComplete: "off", autoCapitalize: "none", spellCheck: false, maxLength: 2048 } as const;
  const because = {
    ...words.because,
    rule: copy.rule.replace("{number}", String((exchange?.rule ?? 0) + 1)),
  };
  return (
    <section aria-labelledby="visit" className="border-line-soft border-t">
      <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.72fr_1.28fr]">
        <SectionHeading id="visit" title={copy.heading} lead={copy.lead} />
        <div className="overflow-hidden rounded-panel border border-line bg-ink-900">
          <div
            ref={partRef}
            className="scripting-only grid gap-5 border-line-soft border-b p-5 sm:grid-cols-2 sm:p-7"
          >
            <Field
              label={copy.crawler}
              name="crawler"
              list="decidable-crawlers"
              {...typing}
              value={visit.crawler}
              onChange={({ target }) => setVisit({ ...visit, crawler: target.value })}
            />
            <Field
              label={copy.path}
              name="path"
              {...typing}
              value={visit.path}
              onChange={({ target }) => setVisit({ ...visit, path: target.value })}
            />
            <div className="sm:col-span-2">
              <Select
                label={words.origin.label}
                name="origin"
                value={visit.origin}
                onChange={(origin) => setVisit({ ...visit, origin: originIn(origin) })}
              >
                {origins.map((origin) => (
                  <option key={origin} value={origin}>
                    {words.origin[origin]}
                  </option>
                ))}
              </Select>
            </div>
          </div>
          {exchange === null ? (
            <p aria-live="polite" className="p-5 sm:p-7">
              {copy.stranger}
            </p>
          ) : (
            <ExchangeView copy={{ ...words, limited: copy.limited, because }} exchange={exchange} />
          )}
        </div>
      </div>
    </section>
  );
}
