import { button } from "@octroi/ui/components/button.tsx";
import { Island } from "@octroi/ui/islands/island.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import { pathTo } from "../../domain/access/paths.ts";
import type { TestVisitOutcome } from "../../domain/visits/test-visit.ts";
import { waitingCopy } from "../content/waiting.ts";
import { filled } from "../page/words.ts";
import { FirstVisit } from "./first-visit.tsx";
import { LogDrop } from "./log-drop.tsx";

interface WaitingProps {
  site: { id: string; domain: string };
  sample: string;
  tested: { outcome: TestVisitOutcome; observes: boolean } | undefined;
  mayChange: boolean;
}

/** A site without a visit: what to expect, what to try, and the past. */
export function Waiting({ site, sample, tested, mayChange }: WaitingProps) {
  const copy = waitingCopy[useLanguage()];
  const { domain } = site;
  return (
    <>
      <header>
        <h1 className="max-w-[24em] text-balance font-display font-semibold text-[clamp(1.6rem,2.6vw,2.3rem)]/[1.12] tracking-[-0.028em]">
          {filled(copy.heading, { domain })}
        </h1>
        <div className="mt-2.5">
          <Island
            name="firstVisit"
            component={FirstVisit}
            props={{
              address: pathTo("siteLive", { site: site.id }),
              overview: pathTo("site", { site: site.id }),
              waiting: copy.lead,
              copy: copy.first,
            }}
          />
        </div>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {mayChange && (
          <div className="grid max-w-2xl content-start gap-10">
            <TestVisit site={site} tested={tested} />
            <section>
              <h2 className="font-display font-semibold text-lg">{copy.past.heading}</h2>
              <LogDrop site={site.id} />
            </section>
          </div>
        )}
        <div className="grid content-start gap-10">
          <section>
            <h2 className="font-display font-semibold text-lg">{copy.expect.heading}</h2>
            <ul className="mt-3 grid gap-3 text-muted">
              {copy.expect.items.map((item) => (
                <li key={item} className="border-line border-l-2 pl-4">
                  {item}
                </li>
              ))}
            </ul>
          </section>
          <p className="text-muted">
            {copy.sample.text}{" "}
            <a href={sample} className="text-jade underline underline-offset-4">
              {copy.sample.look}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

/** Asks the site as a crawler would, and says what was seen. */
export function TestVisit({ site, tested }: Pick<WaitingProps, "site" | "tested">) {
  const { test, connect } = waitingCopy[useLanguage()];
  const outcome = tested && test.outcomes[tested.outcome];
  return (
    <section>
      <h2 className="font-display font-semibold text-lg">{test.heading}</h2>
      <p className="mt-2 text-muted">{test.text}</p>
      {outcome && (
        <div
          role="status"
          className={`mt-4 border-l-2 pl-4 ${tested.outcome === "arrived" ? "border-jade" : "border-coral"}`}
        >
          <p className="font-semibold">{outcome.heading}</p>
          <p className="text-muted">{filled(outcome.text, { domain: site.domain })}</p>
          {tested.observes && <p className="text-muted">{test.observes}</p>}
        </div>
      )}
      <form
        method="post"
        action={pathTo("testVisit", { site: site.id })}
        className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3"
      >
        <button type="submit" className={button({ variant: "jade" })}>
          {test.button}
        </button>
        <span className="text-faint text-sm">{test.takes}</span>
      </form>
      <p className="mt-3 text-sm">
        <a
          href={pathTo("siteConnection", { site: site.id })}
          className="text-jade underline underline-offset-4"
        >
          {connect}
        </a>
      </p>
    </section>
  );
}
