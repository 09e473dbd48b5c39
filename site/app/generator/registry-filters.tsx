import { aiPurposes } from "@octroi/crawlers/identify";
import type { RegistryCopy } from "../content/generator/copy.ts";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { heldIn, useHeld } from "../ui/use-held.ts";
import { type RegistryView, registryColumns, unknownOperator } from "./registry-view.ts";

interface RegistryFiltersProps {
  copy: RegistryCopy;
  operators: readonly string[];
  view: RegistryView;
  look: (change: Partial<RegistryView>) => void;
}

export function RegistryFilters({ copy, operators, view, look }: RegistryFiltersProps) {
  const held = useHeld<HTMLDivElement>((part) => {
    const asked = heldIn(part);
    if (Object.keys(asked).length > 0) look(viewIn(asked));
  });
  return (
    <div ref={held} className="scripting-only grid grid-cols-2 gap-4 lg:grid-cols-[1.2fr_1fr_1fr]">
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
        {aiPurposes.map((purpose) => (
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

/** What the controls ask for, by their names. */
function viewIn(asked: Readonly<Record<string, string>>): Partial<RegistryView> {
  const { query, operator } = asked;
  const column = registryColumns.find((id) => id === asked.column);
  const purpose = aiPurposes.find((id) => id === asked.purpose) ?? "";
  return {
    ...(query !== undefined && { query }),
    ...(operator !== undefined && { operator }),
    ...(asked.purpose !== undefined && { purpose }),
    ...(column && { column }),
  };
}
