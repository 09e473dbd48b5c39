import { aiPurposes } from "../../domain/ai-purposes.ts";
import type { RegistryCopy } from "../content/generator/copy.ts";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { type RegistryView, registryColumns, unknownOperator } from "./registry-view.ts";

interface RegistryFiltersProps {
  copy: RegistryCopy;
  operators: readonly string[];
  view: RegistryView;
  look: (change: Partial<RegistryView>) => void;
}

export function RegistryFilters({ copy, operators, view, look }: RegistryFiltersProps) {
  return (
    <div className="scripting-only grid grid-cols-2 gap-4 lg:grid-cols-[1.2fr_1fr_1fr]">
      <div className="max-lg:col-span-2">
        <Field
          type="search"
          label={copy.search.label}
          placeholder={copy.search.placeholder}
          value={view.query}
          onChange={(event) => look({ query: event.target.value })}
        />
      </div>
      <Select
        label={copy.purpose.label}
        value={view.purpose}
        onChange={(value) => look({ purpose: aiPurposes.find((purpose) => purpose === value) ?? "" })}
      >
        <option value="">{copy.purpose.all}</option>
        {aiPurposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {copy.purpose.names[purpose]}
          </option>
        ))}
      </Select>
      <Select label={copy.operator.label} value={view.operator} onChange={(operator) => look({ operator })}>
        <option value="">{copy.operator.all}</option>
        {operators.map((operator) => (
          <option key={operator}>{operator}</option>
        ))}
        <option value={unknownOperator}>{copy.operator.unknown}</option>
      </Select>
      {/* Where the columns have no heads to press. */}
      <div className="col-span-2 lg:hidden">
        <Select
          label={copy.sortBy}
          value={view.column}
          onChange={(value) => {
            const column = registryColumns.find((known) => known === value);
            if (column) look({ column, descending: false });
          }}
        >
          {registryColumns.map((column) => (
            <option key={column} value={column}>
              {copy.columns[column]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
