import { marketing } from "../../domain/figures/figures.ts";
import type { WhyCopy } from "../content/why.ts";

/** From nothing at the bottom, so that the slope is no steeper than the facts. */
const scale = { top: 75, height: 190 };
const y = (percent: number) => Math.round((1 - percent / scale.top) * scale.height);
const x = { axis: 28, before: 80, after: 270, end: 360 };
const before = y(marketing.searchShare2019);
const after = y(marketing.searchShare2023);
const gridlines = [0, 25, 50, 75];

/** Two years and the line between them. */
export function SearchSlope({ copy }: { copy: WhyCopy["problem"]["chart"] }) {
  return (
    <svg viewBox="0 -8 360 232" role="img" aria-label={copy.label} className="w-full font-mono">
      {gridlines.map((percent) => (
        <g key={percent}>
          <path d={`M${x.axis} ${y(percent)}H${x.end}`} className="stroke-line-soft" strokeDasharray="3 3" />
          <text x="0" y={y(percent) + 4} className="fill-faint text-[11px]">
            {percent}
          </text>
        </g>
      ))}
      <path
        d={`M${x.before} ${before}L${x.after} ${after}V${scale.height}H${x.before}Z`}
        className="fill-coral/8"
      />
      <path d={`M${x.before} ${before}L${x.after} ${after}`} className="stroke-coral" strokeWidth="2" />
      <circle cx={x.before} cy={before} r="4.5" className="fill-jade" />
      <circle cx={x.after} cy={after} r="4.5" className="fill-coral" />
      <text x={x.before + 12} y={before - 9} className="fill-text font-display text-[22px] font-semibold">
        {copy.before}
      </text>
      <text x={x.after + 10} y={after - 9} className="fill-coral font-display text-[22px] font-semibold">
        {copy.after}
      </text>
      <g textAnchor="middle" className="fill-faint text-[11px]">
        <text x={x.before} y="214">
          2019
        </text>
        <text x={x.after} y="214">
          2023
        </text>
      </g>
    </svg>
  );
}
