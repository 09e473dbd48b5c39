import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { example, signInExampleWords } from "../content/sign-in-example.ts";

/** Beside the sign-in on a wide screen: what waits behind it. */
export function SignInExample() {
  const language = useLanguage();
  const { heading, note } = signInExampleWords[language];
  const format = formatter(language);
  const maxVisits = Math.max(...example.map(({ visits }) => visits));
  return (
    <aside className="self-start rounded-panel border border-line bg-ink-900 p-8 max-lg:hidden">
      <h2 className="max-w-[24ch] text-[1.375rem]/tight">{heading}</h2>
      <ul className="mt-7">
        {example.map(({ crawler, visits, decision }) => (
          <li
            key={crawler}
            className="rule-dotted grid grid-cols-[minmax(0,1fr)_4.5rem_3.5rem_6rem] items-center gap-x-4 py-3"
          >
            <span className="font-mono text-sm">{crawler}</span>
            <span aria-hidden="true" className="h-1 rounded-full bg-ink-800">
              <span
                className="bar-fill block h-full rounded-full bg-muted"
                style={{ width: `${(visits / maxVisits) * 100}%` }}
              />
            </span>
            <span className="figures text-right font-mono text-sm">{format.number(visits)}</span>
            <DecisionTag decision={decision} />
          </li>
        ))}
      </ul>
      <p className="rule-dotted pt-4 text-faint text-sm">{note}</p>
    </aside>
  );
}
