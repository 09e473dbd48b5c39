import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { ReactNode } from "react";
import { aiVisits } from "../../domain/examples/plugin-site.ts";
import { marketing } from "../../domain/figures/figures.ts";
import { type PluginCopy, problems } from "../content/wordpress-plugin/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";

/** Three problems, each with the two quantities it is about. */
export function Problems({ copy }: { copy: PluginCopy["problems"] }) {
  const { number, percent } = formatter(useLanguage());
  const seen = 1 - marketing.unseenShare / 100;
  const { searchShare2019, searchShare2023 } = marketing;
  const drawings: Record<(typeof problems)[number], ReactNode> = {
    unseen: (
      <>
        <Bar label={copy.unseen.analytics} value={number(aiVisits * seen)} share={seen} />
        <Bar label={copy.unseen.server} value={number(aiVisits)} share={1} look="bg-coral" />
      </>
    ),
    load: (
      <>
        <Bar
          label={copy.load.readers}
          value={number(marketing.examplePageViews - aiVisits)}
          share={1 - aiVisits / marketing.examplePageViews}
        />
        <Bar
          label={copy.load.crawlers}
          value={number(aiVisits)}
          share={aiVisits / marketing.examplePageViews}
          look="bg-coral"
        />
      </>
    ),
    readers: (
      <>
        <Bar label={copy.readers.before} value={percent(searchShare2019)} share={searchShare2019 / 100} />
        <Bar
          label={copy.readers.after}
          value={percent(searchShare2023)}
          share={searchShare2023 / 100}
          look="bg-coral"
        />
      </>
    ),
  };
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter">
        <SectionHeading title={copy.heading} />
        <ul className="mt-12 grid gap-x-12 lg:grid-cols-3">
          {problems.map((id) => (
            <li key={id} className="grid border-t border-line py-8 lg:grid-rows-[auto_1fr_auto]">
              <h3 className="text-[1.375rem]">{copy.list[id].title}</h3>
              <p className="mt-3 text-muted">{copy.list[id].text}</p>
              <div className="mt-7 grid gap-4">{drawings[id]}</div>
            </li>
          ))}
        </ul>
        <p className="border-t border-line pt-5 text-sm text-faint">{copy.illustration}</p>
      </div>
    </section>
  );
}

interface BarProps {
  label: string;
  value: string;
  share: number;
  look?: string;
}

function Bar({ label, value, share, look = "bg-text" }: BarProps) {
  return (
    <div>
      <p className="flex justify-between gap-4 text-label">
        <span className="text-faint">{label}</span>
        <span className="figures">{value}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-ink-800">
        <span
          className={`bar-fill block h-full rounded-[inherit] ${look}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
