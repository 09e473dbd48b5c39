import { linkClass } from "../layout/link.ts";

interface ChartSwitchProps {
  label: string;
  links: readonly { chart: string; name: string; to: string; isCurrent: boolean }[];
}

/** What the chart's lines are, as links: the address says it, too. */
export function ChartSwitch({ label, links }: ChartSwitchProps) {
  return (
    <nav aria-label={label} className="mb-4 text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ chart, name, to, isCurrent }) => (
          <li key={chart}>
            {isCurrent ? (
              <span aria-current="true" className="text-muted">
                {name}
              </span>
            ) : (
              <a href={to} className={linkClass}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
