import { button } from "@octroi/ui/components/button.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Connector } from "../../../domain/sites/site.ts";
import type { TestVisit } from "../../../domain/visits/test-visit.ts";
import { waitingCopy } from "../content/waiting.ts";
import { linkClass } from "../layout/link.ts";
import { filled } from "../page/words.ts";
import { FirstVisitLine } from "./first-visit-line.tsx";
import { LogDrop } from "./log-drop.tsx";
import { TestOutcome } from "./test-outcome.tsx";

interface WaitingProps {
  site: { id: string; domain: string; connector: Connector | undefined };
  timeZone: string;
  sample: string;
  tested: TestVisit | undefined;
  mayChange: boolean;
}

/** A site without a visit: what to expect, what to try, and the past. */
export function Waiting({ site, timeZone, sample, tested, mayChange }: WaitingProps) {
  const copy = waitingCopy[useLanguage()];
  const { domain } = site;
  return (
    <>
      <header>
        <h1 className="max-w-[24em] text-page-title">{filled(copy.heading, { domain })}</h1>
        <div className="mt-2.5">
          <FirstVisitLine site={site.id} waiting={copy.lead} />
          <noscript>
            <p className="text-muted">{copy.reload}</p>
          </noscript>
        </div>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {mayChange && (
          <div className="grid max-w-2xl content-start gap-10">
            <TestVisitForm site={site} tested={tested} />
            <section>
              <h2 className="text-section-title">{copy.past.heading}</h2>
              <LogDrop site={site.id} timeZone={timeZone} />
            </section>
          </div>
        )}
        <div className="grid content-start gap-10">
          <section>
            <h2 className="text-section-title">{copy.expect.heading}</h2>
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
            <a href={sample} className={linkClass}>
              {copy.sample.look}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

/** Asks the site as a crawler would, and says what was seen. */
function TestVisitForm({ site, tested }: Pick<WaitingProps, "site" | "tested">) {
  const { test, connect } = waitingCopy[useLanguage()];
  return (
    <section>
      <h2 className="text-section-title">{test.heading}</h2>
      <p className="mt-2 text-muted">{test.text}</p>
      {tested && (
        <div className="mt-4">
          <TestOutcome tested={tested} site={site} />
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
        <a href={pathTo("siteConnection", { site: site.id })} className={linkClass}>
          {connect}
        </a>
      </p>
    </section>
  );
}
