import { marketing } from "../../domain/figures/figures.ts";
import { features, type PluginCopy } from "../content/wordpress-plugin/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { ProductPicture } from "../ui/product-picture.tsx";
import { Stat } from "../ui/stat.tsx";

export function Solution({ copy }: { copy: PluginCopy["solution"] }) {
  const { unseen, growth } = copy.figures;
  return (
    <section className="wrap chapter grid gap-x-18 gap-y-12 lg:grid-cols-[0.9fr_1.1fr]">
      <div>
        <SectionHeading title={copy.heading} />
        <div className="mt-12">
          <Stat {...unseen} share={marketing.unseenShare / 100} tone="loss" />
          <Stat {...growth} tone="gain" />
        </div>
      </div>
      <dl className="border-b border-line">
        {features.map((id) => (
          <div key={id} className="grid gap-x-8 gap-y-2 border-t border-line py-7 sm:grid-cols-[9rem_1fr]">
            <dt className="font-display text-xl font-semibold">{copy.list[id].title}</dt>
            <dd className="text-muted">{copy.list[id].text}</dd>
          </div>
        ))}
      </dl>
      <div className="lg:col-span-2">
        <ProductPicture id="plugin-overview" copy={copy.picture} />
      </div>
    </section>
  );
}
