import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { pages } from "../../domain/pages/pages.ts";
import { type PluginCopy, settings, steps } from "../content/wordpress-plugin/copy.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { StepRow } from "../ui/step-row.tsx";

export function Installation({ copy }: { copy: PluginCopy["installation"] }) {
  const drawings: Record<(typeof steps)[number], (lines: readonly [string, string, string]) => ReactNode> = {
    install: SearchBox,
    activate: Checks,
    connect: SiteEntry,
  };
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter">
        <SectionHeading title={copy.heading} lead={copy.lead} />
        <div className="mt-12">
          <StepRow
            steps={steps.map((id) => {
              const { drawing, ...words } = copy.steps[id];
              return { id, ...words, figure: drawings[id](drawing) };
            })}
          />
        </div>
        <div className="mt-18 grid gap-x-18 gap-y-8 lg:grid-cols-[0.8fr_1.2fr]">
          <div>
            <h3 className="text-[1.75rem]">{copy.settingsHeading}</h3>
            <p className="mt-4 max-w-[36ch] text-muted">{copy.settingsLead}</p>
            <ButtonLink to={pages.documentationWordpress} variant="link" className="mt-6">
              {copy.guide}
            </ButtonLink>
          </div>
          <ul className="border-b border-line">
            {settings.map((id) => (
              <Setting key={id} {...copy.settings[id]} look={id === "blockAi" ? "text-coral" : "text-jade"} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

interface SettingProps {
  title: string;
  text: string;
  state: string;
  look: string;
}

function Setting({ title, text, state, look }: SettingProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 rule-dotted py-5 first:border-solid">
      <p className="font-semibold">{title}</p>
      <p className={`flex items-center gap-2 text-label ${look}`}>
        <span aria-hidden="true" className="decision-square size-2 rounded-[2px] bg-current" />
        {state}
      </p>
      <p className="col-span-2 max-w-[52ch] text-[0.9375rem] text-muted">{text}</p>
    </li>
  );
}

function SearchBox([screen, query, action]: readonly [string, string, string]) {
  return (
    <>
      <p className="text-faint">{screen}</p>
      <p className="mt-1 rounded-[5px] border border-line px-2 text-text">
        {query}
        <span className="text-jade">▏</span>
      </p>
      <p className="mt-2.5 inline-block rounded-[5px] bg-jade px-2 leading-6 text-on-jade">{action}</p>
    </>
  );
}

function Checks([active, accepted, waiting]: readonly [string, string, string]) {
  return (
    <ul>
      {[active, accepted].map((line) => (
        <li key={line} className="flex items-center gap-2 text-text">
          <Check className="size-4 text-jade" strokeWidth={2} />
          {line}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span className="mx-1 size-2 rounded-[2px] bg-sky" />
        {waiting}
      </li>
    </ul>
  );
}

function SiteEntry([domain, mode, state]: readonly [string, string, string]) {
  return (
    <>
      <p className="text-text">{domain}</p>
      <p className="rule-dotted">{mode}</p>
      <p className="flex items-center gap-2 rule-dotted text-jade">
        <span className="size-2 rounded-[2px] bg-jade" />
        {state}
      </p>
    </>
  );
}
