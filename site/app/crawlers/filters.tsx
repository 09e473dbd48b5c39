import { purposes, statuses } from "@octroi/crawlers";
import { Button } from "@octroi/ui/components/button.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import { operatorName } from "@octroi/ui/words/crawlers";
import { memo, type RefObject } from "react";
import { type Filter, filterFrom, isFiltering, verifiabilities } from "../../domain/directory/filter.ts";
import type { DirectoryCopy } from "../content/crawlers/directory.ts";
import type { DirectoryView } from "./directory-view.ts";

interface FiltersProps {
  view: DirectoryView;
  /** How many there are, and how many of them the filter shows. */
  all: number;
  filter: Filter;
  change: (part: Partial<Filter>) => void;
  clear: () => void;
  shown: number;
  search: RefObject<HTMLElement | null>;
}

export function Filters({ view, all, filter, change, clear, shown, search }: FiltersProps) {
  const { words, operators } = view;
  const copy = view.copy.filters;
  // A value that the list does not have is no choice: the same reading as an address gets.
  const choose = (name: keyof Filter) => (value: string) =>
    change({ [name]: filterFrom(new URLSearchParams({ [name]: value }))[name] });
  return (
    <search ref={search} className="scripting-only">
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-4 lg:grid-cols-[1.5fr_1.1fr_1.1fr_1fr_1fr]">
        <div className="max-lg:col-span-2">
          <Field
            name="q"
            label={copy.search.label}
            type="search"
            value={filter.q}
            onChange={(event) => change({ q: event.currentTarget.value })}
            placeholder={copy.search.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </div>
        <Select label={copy.purpose.label} name="purpose" value={filter.purpose} onChange={choose("purpose")}>
          <option value="">{copy.purpose.all}</option>
          {purposes.map((id) => (
            <option key={id} value={id}>
              {words.purposes[id]}
            </option>
          ))}
        </Select>
        <Select
          label={copy.operator.label}
          name="operator"
          value={filter.operator}
          onChange={choose("operator")}
        >
          <option value="">{copy.operator.all}</option>
          <OperatorOptions copy={copy.operator} operators={operators} />
        </Select>
        <Select label={copy.status.label} name="status" value={filter.status} onChange={choose("status")}>
          <option value="">{copy.status.all}</option>
          {statuses.map((id) => (
            <option key={id} value={id}>
              {words.statuses[id]}
            </option>
          ))}
        </Select>
        <Select
          label={copy.verifiable.label}
          name="verifiable"
          value={filter.verifiable}
          onChange={choose("verifiable")}
        >
          <option value="">{copy.verifiable.all}</option>
          {verifiabilities.map((id) => (
            <option key={id} value={id}>
              {copy.verifiable[id]}
            </option>
          ))}
        </Select>
      </div>
      <div className="mt-4 flex min-h-8 items-center justify-between gap-4">
        <p role="status" className="text-label text-muted figures">
          {countOf(copy.count, shown, all)}
        </p>
        {isFiltering(filter) && (
          <Button variant="link" size="sm" onClick={clear}>
            {copy.clear}
          </Button>
        )}
      </div>
    </search>
  );
}

function countOf(copy: DirectoryCopy["filters"]["count"], shown: number, all: number): string {
  const text = shown === all ? copy.all : shown === 0 ? copy.none : shown === 1 ? copy.one : copy.several;
  return text.replace("{shown}", String(shown)).replace("{all}", String(all));
}

interface OperatorOptionsProps {
  copy: DirectoryCopy["filters"]["operator"];
  operators: DirectoryView["operators"];
}

/** Too many to make again at every key. */
const OperatorOptions = memo(function OperatorOptions({ copy, operators }: OperatorOptionsProps) {
  const language = useLanguage();
  return (["several", "single"] as const).map((group) => (
    <optgroup key={group} label={copy[group]}>
      {operators[group].map((operator) => (
        <option key={operator} value={operator}>
          {operatorName(operator, language)}
        </option>
      ))}
    </optgroup>
  ));
});
