import { Button } from "@octroi/ui/components/button.tsx";
import type { ReactNode } from "react";
import type { FormFault } from "../forms/form.ts";
import { FaultLine } from "../forms/parts.tsx";
import { ProBox } from "../plans/pro-box.tsx";
import { Amounts } from "./amounts.tsx";
import { ByCrawler } from "./by-crawler.tsx";
import { Costs } from "./costs.tsx";
import { Effect } from "./effect.tsx";
import { Exceptions } from "./exceptions.tsx";
import { OwnRules } from "./own-rules.tsx";
import { Presets } from "./presets.tsx";
import { EffectBar, Note, Publish } from "./publish.tsx";
import type { rulesData } from "./rules-data.ts";
import { Switches } from "./switches.tsx";
import { Terms } from "./terms.tsx";

interface RulesFormProps {
  page: Awaited<ReturnType<typeof rulesData>>;
  mayEdit: boolean;
  fault: FormFault | undefined;
  /** The part that is not folded away, and the crawler that is to be decided about. */
  open: string | null;
  named: string | undefined;
  /** The path that a rule is to be added for. */
  pathNamed?: string | undefined;
  /** Beside the presets: another place to start from. */
  startFrom?: ReactNode;
}

/** The rules of a site or of the house: what is decided, what it would have done, and the ways to publish it. */
export function RulesForm({ page, mayEdit, fault, open, named, pathNamed, startFrom }: RulesFormProps) {
  const { copy, draft, preview } = page;
  return (
    <form
      method="post"
      action={page.path}
      noValidate
      // What a browser puts back into a page would be older than what was saved since.
      autoComplete="off"
      data-saved-as-changed={mayEdit || undefined}
      className="group/rules grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div className="@container min-w-0">
        <span data-fresh="seen">
          <input type="hidden" name="basis" value={page.savedAt} />
          <input type="hidden" name="after" value={page.after} />
        </span>
        {/* The first button is the one that Enter presses: it keeps everything, and adds what was typed to be added. */}
        <button type="submit" name="button" value="save" tabIndex={-1} className="sr-only" aria-hidden="true">
          {copy.save}
        </button>
        <fieldset disabled={!mayEdit} className="grid min-w-0 content-start gap-8">
          <div data-fresh="fault" className="empty:hidden">
            {fault && <FaultLine>{fault.sentence}</FaultLine>}
          </div>
          {mayEdit && (
            <div data-fresh="presets" className="grid gap-3">
              <Presets
                copy={copy}
                presets={page.presets}
                chosen={page.preset}
                hasVisits={(preview?.replay.visits ?? 0) > 0}
              />
              {startFrom}
            </div>
          )}
          <Switches copy={copy} draft={draft} crawlers={page.crawlers} />
          <Amounts copy={copy} draft={draft} fault={fault} />
          <div className="grid -space-y-px">
            <Exceptions
              copy={copy}
              draft={draft}
              costs={page.costs.crawlers}
              names={page.names}
              named={named}
              isOpen={open === "crawlers"}
              fault={fault}
            />
            <OwnRules
              copy={copy}
              rules={draft.carried.rules}
              isOpen={open === "own"}
              pathNamed={pathNamed}
              fault={fault}
            />
            <Terms draft={draft} fault={fault} />
            <Costs copy={copy} costs={page.costs.purposes} />
            <ByCrawler copy={copy.replay} replay={preview?.replay} />
          </div>
          {mayEdit && (
            // With script every change is saved as it is made.
            <div className="scriptless-only">
              <Button type="submit" name="button" value="save" variant="outline" size="lg">
                {copy.save}
              </Button>
            </div>
          )}
        </fieldset>
        {mayEdit && <EffectBar copy={copy} replay={preview?.replay} fault={fault} />}
      </div>
      <section
        id="effect"
        aria-labelledby="effect-heading"
        className="scroll-mt-6 rounded-panel border border-line bg-ink-900 xl:sticky xl:top-6 xl:self-start"
      >
        <div className="grid gap-4 p-5 sm:px-6 xl:[@media(height>=30rem)]:max-h-[calc(100dvh-15rem)] xl:[@media(height>=30rem)]:overflow-y-auto">
          <h2 id="effect-heading" className="text-section-title">
            {copy.replay.heading}
          </h2>
          <div data-fresh="effect" className="grid gap-4">
            <Effect copy={copy} preview={preview} after={page.after} />
          </div>
          <div className="text-sm">
            <p hidden data-not-saved role="alert" className="text-coral">
              {copy.notSaved}
            </p>
            <div role="status" data-fresh="draft" className="text-faint">
              {page.saved ?? (page.after > 0 ? copy.draft.none : "")}{" "}
              {page.saved && mayEdit && (
                <Button type="submit" name="button" value="discard" variant="link" className="text-sm">
                  {copy.draft.discard}
                </Button>
              )}
            </div>
          </div>
          {mayEdit && !page.mayEnforce && <ProBox copy={copy.publish.pro} />}
          {mayEdit && <Note copy={copy.publish} fault={fault} />}
        </div>
        {mayEdit && (
          <Publish copy={copy.publish} mayEnforce={page.mayEnforce} atConnectors={page.atConnectors} />
        )}
      </section>
    </form>
  );
}
