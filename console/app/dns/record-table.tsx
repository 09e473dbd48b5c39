import { CopyCode } from "@octroi/ui/components/copy-code.tsx";

interface RecordTableProps {
  copy: { type: string; name: string; value: string };
  record: { type: string; name: string; value: string };
}

/** A record as providers ask for it, a field each. */
export function RecordTable({ copy, record }: RecordTableProps) {
  return (
    <dl className="overflow-hidden rounded-control border border-line bg-ink-900">
      {(["type", "name", "value"] as const).map((field) => (
        <div
          key={field}
          className="flex min-h-13 items-center gap-4 border-line-soft border-b py-2 pr-2 pl-4 last:border-b-0"
        >
          <dt className="w-16 shrink-0 text-muted text-sm">{copy[field]}</dt>
          <dd className="min-w-0 grow">
            <figure className="flex items-center justify-between gap-3">
              <code className="font-mono text-sm/relaxed wrap-anywhere">{record[field]}</code>
              {field === "value" && <CopyCode />}
            </figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
