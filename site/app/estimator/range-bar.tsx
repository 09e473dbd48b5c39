import { monetisation } from "../../domain/figures/figures.ts";

type MarkId = keyof typeof monetisation.aiShare;

interface Mark {
  label: string;
  value: string;
}

/** Where a scenario stands between nothing and the high end. */
const placeOf = (id: MarkId) => `${(monetisation.aiShare[id] / monetisation.aiShare.high) * 100}%`;

/** The range drawn to scale, from nothing to its high end: each label ends where its mark stands. */
export function RangeBar({ low, median, high }: Record<MarkId, Mark>) {
  return (
    <div className="mt-6">
      <Label {...median} place={placeOf("median")} />
      <div aria-hidden="true" className="relative my-3 h-3 rounded-full bg-ink-800">
        <span
          className="bar-fill absolute inset-y-0 right-0 rounded-full bg-brass"
          style={{ left: placeOf("low") }}
        />
        <span
          className="absolute -top-2 -bottom-1 w-0.5 -translate-x-full bg-text"
          style={{ left: placeOf("median") }}
        />
      </div>
      <div className="grid">
        <Label {...low} place={placeOf("low")} />
        <Label {...high} place={placeOf("high")} />
      </div>
    </div>
  );
}

function Label({ label, value, place }: Mark & { place: string }) {
  return (
    <p className="text-right [grid-area:1/1]" style={{ width: place }}>
      <span className="block text-label text-faint">{label}</span>{" "}
      <span className="block font-mono text-sm figures">{value}</span>
    </p>
  );
}
