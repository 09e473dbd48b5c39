import { Badge } from "@octroi/ui/components/badge.tsx";
import { button } from "@octroi/ui/components/button.tsx";
import { pages } from "../../domain/pages/pages.ts";
import { newTool, type StationId, stations, type ToolId } from "../../domain/pages/tools.ts";
import type { FreeToolsCopy } from "../content/free-tools.ts";
import { PageLink } from "../ui/page-link.tsx";

/** One step of the path: what a publisher asks, and the tools that answer it. */
export function Station({ id, copy }: { id: StationId; copy: FreeToolsCopy }) {
  const { name, question } = copy.stations[id];
  return (
    <li className="group/station grid gap-x-14 gap-y-6 border-line border-l pb-14 pl-6 last:pb-0 sm:pl-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="relative lg:pt-2">
        <span
          aria-hidden="true"
          className="absolute top-1.5 -left-6 size-2.5 -translate-x-1/2 rounded-[3px] bg-jade ring-6 ring-ink-950 sm:-left-10 lg:top-3.5"
        />
        <p className="text-jade text-label">{name}</p>
        <h3 className="mt-2 max-w-[16ch] text-2xl">{question}</h3>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {stations[id].map((tool) => (
          <li key={tool} className="grid md:only:col-span-2">
            <ToolCard tool={tool} copy={copy} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function ToolCard({ tool, copy: { tools, newBadge } }: { tool: ToolId; copy: FreeToolsCopy }) {
  const { title, text, figure, action } = tools[tool];
  return (
    <article className="relative grid grid-rows-[1fr_auto] gap-8 rounded-panel border border-line bg-ink-900 p-6 hover:border-edge sm:p-7">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h4 className="font-semibold font-display text-xl">{title}</h4>
          {tool === newTool && <Badge tone="jade">{newBadge}</Badge>}
        </div>
        <p className="mt-3 max-w-[52ch] text-base text-muted">{text}</p>
      </div>
      <div className="grid gap-5 border-line border-t border-dashed pt-5">
        <p className="flex items-baseline gap-3">
          <span className="font-display font-semibold text-[1.75rem] tracking-[-0.03em] figures">
            {figure.value}
          </span>
          <span className="text-muted text-sm">{figure.label}</span>
        </p>
        {/* The whole card takes the press. */}
        <PageLink
          to={pages[tool]}
          className={button({
            variant: "outline",
            size: "sm",
            className: "justify-self-start after:absolute after:inset-0",
          })}
        >
          {action}
        </PageLink>
      </div>
    </article>
  );
}
