import type { AnyUseCaseCopy, TitledText } from "../content/use-cases/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import type { Arrangement } from "./arrangement.ts";
import { type FeatureIcon, featureIcons } from "./feature-icons.ts";

interface FeaturesProps {
  copy: AnyUseCaseCopy["features"];
  arrangement: Arrangement["features"];
}

export function Features({ copy, arrangement }: FeaturesProps) {
  const list = Object.entries<TitledText & { icon: FeatureIcon }>(copy.list);
  return (
    <section className="border-t border-line-soft">
      <div className="wrap chapter">
        <SectionHeading title={copy.heading} />
        {arrangement === "frame" ? (
          <ul className="mt-12 grid overflow-hidden rounded-panel border border-line bg-line md:grid-cols-2 [&>li]:bg-ink-900 gap-px">
            {list.map(([id, { icon, title, text }]) => (
              <li key={id} className="p-6 sm:p-9">
                <Icon name={icon} />
                <h3 className="mt-6 text-[1.375rem]">{title}</h3>
                <p className="mt-3 max-w-[44ch] text-muted">{text}</p>
              </li>
            ))}
          </ul>
        ) : (
          <ul className="mt-12 border-b border-line">
            {list.map(([id, { icon, title, text }]) => (
              <li
                key={id}
                className="grid grid-cols-[2.75rem_1fr] gap-x-2 gap-y-2 border-t border-line py-6 md:grid-cols-[2.75rem_1fr_1.35fr] md:gap-x-6"
              >
                <Icon name={icon} />
                <h3 className="text-[1.3125rem]">{title}</h3>
                <p className="max-w-[56ch] text-muted max-md:col-start-2">{text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Icon({ name }: { name: FeatureIcon }) {
  const Mark = featureIcons[name];
  return <Mark aria-hidden="true" className="mt-1 size-5 text-jade" strokeWidth={1.75} />;
}
