const [width, height] = [100, 32];

/** The shape of a few days: the last is not over, and drawn lighter. Its figures stand beside it. */
export function Sparkline({ days }: { days: readonly number[] }) {
  const max = Math.max(1, ...days);
  const last = days.length - 1;
  const point = (visits: number, index: number) =>
    `${round((index / last) * width)} ${round(height - (visits / max) * height)}`;
  const points = days.map(point);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className="block h-8 w-16 xl:w-36 overflow-visible text-muted"
    >
      <path
        d={`M0 ${height}L${points.join("L")}L${width} ${height}`}
        fill="currentColor"
        stroke="none"
        className="opacity-12"
      />
      <path d={`M${points.slice(0, -1).join("L")}`} vectorEffect="non-scaling-stroke" />
      <path
        d={`M${points.slice(-2).join("L")}`}
        strokeDasharray="2 3"
        vectorEffect="non-scaling-stroke"
        className="text-faint forced-colors:text-[CanvasText]"
        stroke="currentColor"
      />
    </svg>
  );
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
