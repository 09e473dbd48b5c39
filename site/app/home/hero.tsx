import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { pages } from "../../domain/site/pages.ts";
import type { HomeCopy } from "../content/home/copy.ts";
import { DemoButton } from "../demo/demo-button.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Eyebrow } from "../ui/heading.tsx";
import { Still } from "../ui/still.tsx";
import { GateLedger } from "./gate-ledger.tsx";
import { Radar } from "./radar.tsx";
import { RevenueCounter } from "./revenue-counter.tsx";
import { useMoving } from "./use-moving.ts";
import { useSweep } from "./use-sweep.ts";

export function Hero({ copy: { hero, ledger, demo } }: { copy: HomeCopy }) {
  const section = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const running = useMoving(section) && !paused;
  useSweep(section, running, hero);
  const Icon = paused ? Play : Pause;
  return (
    <section ref={section} className="overflow-x-clip">
      <div className="wrap grid items-center gap-x-14 gap-y-12 pt-12 pb-14 md:pt-20 lg:grid-cols-[1.02fr_0.98fr] lg:pb-18">
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 className="mt-6 text-display-1">{hero.heading}</h1>
          <p className="mt-6.5 text-lead">{hero.lead}</p>
          <div className="mt-8.5 flex flex-wrap gap-3.5">
            <DemoButton copy={demo} variant="jade" size="lg" />
            <ButtonLink to={pages.estimator} variant="outline" size="lg">
              {hero.estimate}
            </ButtonLink>
          </div>
          <RevenueCounter start={hero.counterStart} label={hero.counterLabel} running={running} />
        </div>
        <div className="mx-auto w-full max-w-[33.75rem] lg:mr-0">
          <Still>
            <Radar label={hero.radar} providers={hero.providers} />
          </Still>
          <p className="mt-2 flex min-h-11 items-center justify-between gap-4 text-label text-faint">
            {hero.radarNote}
            <Button
              variant="ghost"
              size="icon"
              className="scripting-only motion-reduce:hidden"
              aria-label={paused ? hero.play : hero.pause}
              onClick={() => setPaused(!paused)}
            >
              <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </Button>
          </p>
        </div>
      </div>
      <Still>
        <GateLedger copy={ledger} />
      </Still>
    </section>
  );
}
