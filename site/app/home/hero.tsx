import { Button } from "@octroi/ui/components/button.tsx";
import { Pause, Play } from "lucide-react";
import { timings } from "../../domain/figures/figures.ts";
import { pages } from "../../domain/pages/pages.ts";
import type { HomeCopy } from "../content/home/copy.ts";
import { DemoButton } from "../demo/demo-button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { Eyebrow } from "../ui/heading.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";
import { ExampleTable } from "./example-table.tsx";
import { Radar } from "./radar.tsx";
import { RevenueCounter } from "./revenue-counter.tsx";

/** `motion.ts` runs the radar and the counter. */
export function Hero({ copy: { hero, example, demo } }: { copy: HomeCopy }) {
  return (
    <section data-motion="still" style={{ "--turn": `${timings.radarTurnMs}ms` }} className="overflow-x-clip">
      <div className="wrap grid items-center gap-x-14 gap-y-12 pt-10 pb-14 md:pt-14 lg:grid-cols-[1.35fr_1fr] low:pt-7 low:pb-8">
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 className="mt-5 text-display-1 lg:text-[3.75rem] low:mt-4 low:text-[3.25rem]">
            {hero.heading}
          </h1>
          <p className="mt-5 text-lead">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-3.5 low:mt-5">
            <SignUpButton variant="jade" size="lg">
              {hero.signUp}
            </SignUpButton>
            <DemoButton copy={demo} variant="outline" size="lg" />
            <ButtonLink to={pages.estimator} variant="link">
              {hero.estimate}
            </ButtonLink>
          </div>
          <div className="scripting-only mt-8 max-w-xl border-t border-line-soft pt-6 low:mt-5 low:pt-4">
            <CheckField copy={hero.check} variant="secondary" />
          </div>
        </div>
        <div className="mx-auto w-full max-w-[33.75rem] lg:mr-0 low:max-w-[calc(100svh-16rem)]">
          <Radar label={hero.radar} providers={hero.providers} />
          <p className="mt-2 flex min-h-11 items-center justify-between gap-4 text-label text-faint">
            {hero.radarNote}
            <Button
              variant="ghost"
              size="icon"
              className="scripting-only group motion-reduce:hidden"
              aria-label={hero.pause}
              data-pause={hero.pause}
              data-play={hero.play}
            >
              <Pause aria-hidden="true" className="size-5 group-data-paused:hidden" strokeWidth={1.75} />
              <Play aria-hidden="true" className="hidden size-5 group-data-paused:block" strokeWidth={1.75} />
            </Button>
          </p>
          <RevenueCounter start={hero.counterStart} label={hero.counterLabel} />
        </div>
      </div>
      <ExampleTable copy={example} />
    </section>
  );
}
