import { marketing } from "../../domain/figures.ts";
import type { WhyCopy } from "../content/why.ts";

/** From nothing at the bottom, so that the slope is no steeper than the facts. */
const scale = { top: 75, height: 260 };
const y = (percent: number) => (1 - percent / scale.top) * scale.height;
const before = y(marketing.searchShare2019);
const after = y(marketing.searchShare2023);
const gridlines = [0, 25, 50, 75];

/** Two years and the line between them. */
export function SearchSlope({ copy }: { copy: WhyCopy["problem"]["chart"] }) {
  return (
    <svg viewBox="0 -8 520 312" role="img" aria-label={copy.label} className="w-full font-mono">
      {gridlines.map((percent) => (
        <g key={percent}>
          <path d={`M40 ${y(percent)}H520`} className="stroke-line-soft" strokeDasharray="4 4" />
          <text x="0" y={y(percent) + 4} className="fill-faint text-[13px]">
            {percent}
          </text>
        </g>
      ))}
      <path d={`M110 0V${scale.height}M400 0V${scale.height}`} className="stroke-line" />
      <path d={`M110 ${before}L400 ${after}V${scale.height}H110Z`} className="fill-coral/8" />
      <path d={`M110 ${before}L400 ${after}`} className="stroke-coral" strokeWidth="3" />
      <circle cx="110" cy={before} r="6" className="fill-jade" />
      <circle cx="400" cy={after} r="6" className="fill-coral" />
      <text x="126" y={before - 14} className="fill-text font-display text-[30px] font-semibold">
        {copy.before}
      </text>
      <text
        x="430"
        y={after - 22}
        textAnchor="middle"
        className="fill-coral font-display text-[30px] font-semibold"
      >
        {copy.after}
      </text>
      <text x="110" y="296" textAnchor="middle" className="fill-faint text-[14px]">
        2019
      </text>
      <text x="400" y="296" textAnchor="middle" className="fill-faint text-[14px]">
        2023
      </text>
    </svg>
  );
}
