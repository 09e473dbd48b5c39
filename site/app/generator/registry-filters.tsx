import type { AiPurpose } from "@octroi/crawlers";
import { Field } from "@octroi/ui/components/field.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { changedFields, useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import type { RegistryCopy } from "../content/generator/copy.ts";
import { type RegistryView, registryColumns, unknownOperator } from "./registry-view.ts";

interface RegistryFiltersProps {
  copy: RegistryCopy;
  operators: readonly string[];
  view: RegistryView;
  look: (change: Partial<RegistryView>) => void;
}

export function RegistryFilters({ copy, operators, view, look }: RegistryFiltersProps) {
  // The names' own keys, as they were written for these purposes.
  const purposes = Object.keys(copy.purpose.names) as AiPurpose[];
  const viewIn = (values: FieldValues) => viewOf(values, purposes);
  const partRef = useAdoptFormState<HTMLDivElement>((part) => {
    const values = changedFields(part);
    if (Object.keys(values).length > 0) look(viewIn(values));
  });
  return (
    <div ref={partRef} className="scripting-only grid grid-cols-2 gap-4 lg:grid-cols-[1.2fr_1fr_1fr]">
      <div className="max-lg:col-span-2">
        <Field
          type="search"
          name="query"
          label={copy.search.label}
          placeholder={copy.search.placeholder}
          value={view.query}
          onChange={(event) => look({ query: event.target.value })}
        />
      </div>
      <Select
        label={copy.purpose.label}
        name="purpose"
        value={view.purpose}
        onChange={(purpose) => look(viewIn({ purpose }))}
      >
        <option value="">{copy.purpose.all}</option>
        {purposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {copy.purpose.names[purpose]}
          </option>
        ))}
      </Select>
      <Select
        label={copy.operator.label}
        name="operator"
        value={view.operator}
        onChange={(operator) => look({ operator })}
      >
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
          name="column"
          value={view.column}
          onChange={(column) => look({ ...viewIn({ column }), descending: false })}
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

type FieldValues = Readonly<Record<string, string>>;

/** What the controls ask for, by their names. */
function viewOf(values: FieldValues, purposes: readonly AiPurpose[]): Partial<RegistryView> {
  const { query, operator } = values;
  const column = registryColumns.find((id) => id === values["column"]);
  const purpose = purposes.find((id) => id === values["purpose"]) ?? "";
  return {
    ...(query !== undefined && { query }),
    ...(operator !== undefined && { operator }),
    ...(values["purpose"] !== undefined && { purpose }),
    ...(column && { column }),
  };
}
