import { aiPurposes } from "../../domain/ai-purposes.ts";
import type { RegistryCopy } from "../content/generator/copy.ts";
import { Field } from "../ui/field.tsx";
import { Choice } from "./choice.tsx";
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
      <Choice
        label={copy.purpose.label}
        value={view.purpose}
        onChoice={(purpose) => look({ purpose })}
        options={[
          { value: "", label: copy.purpose.all },
          ...aiPurposes.map((purpose) => ({ value: purpose, label: copy.purpose.names[purpose] })),
        ]}
      />
      <Choice
        label={copy.operator.label}
        value={view.operator}
        onChoice={(operator) => look({ operator })}
        options={[
          { value: "", label: copy.operator.all },
          ...operators.map((operator) => ({ value: operator, label: operator })),
          { value: unknownOperator, label: copy.operator.unknown },
        ]}
      />
      {/* Where the columns have no heads to press. */}
      <div className="col-span-2 lg:hidden">
        <Choice
          label={copy.sortBy}
          value={view.column}
          onChoice={(column) => look({ column, descending: false })}
          options={registryColumns.map((column) => ({ value: column, label: copy.columns[column] }))}
        />
      </div>
    </div>
  );
}
