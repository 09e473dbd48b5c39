import { monetisation } from "../../domain/figures.ts";

type MarkId = keyof typeof monetisation.aiShare;

interface Mark {
  id: MarkId;
  label: string;
  value: string;
}

/** Where a scenario stands between nothing and the high end. */
const placeOf = (id: MarkId) => `${(monetisation.aiShare[id] / monetisation.aiShare.high) * 100}%`;

/** The range drawn to scale, from nothing to its high end, with the median marked in it. */
export function RangeBar({ marks }: { marks: readonly Mark[] }) {
  return (
    <figure className="mt-7">
      <div aria-hidden="true" className="relative h-3 rounded-full bg-ink-800">
        <span
          className="bar-fill absolute inset-y-0 right-0 rounded-full bg-brass"
          style={{ left: placeOf("low") }}
        />
        <span className="absolute -inset-y-1.5 w-0.5 bg-text" style={{ left: placeOf("median") }} />
      </div>
      <figcaption>
        <dl className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2">
          {marks.map(({ id, label, value }) => (
            <div key={id} className="flex flex-col">
              <dt className="text-label text-faint">{label}</dt>
              <dd className="mt-0.5 font-mono text-sm font-medium figures">{value}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
