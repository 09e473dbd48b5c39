import { DecisionControl } from "@octroi/ui/components/decision-control.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import type { ExchangeCopy } from "../content/exchange.ts";
import { choiceWith, examplePaths, origins, visitorTokens } from "./choice.ts";
import type { Exchange, UserAgents } from "./exchange.ts";
import { ExchangeView } from "./exchange-view.tsx";
import { useExchange } from "./use-exchange.ts";

export interface ExchangePanelProps {
  copy: ExchangeCopy;
  first: Exchange;
  userAgents: UserAgents;
}

/** A visit at the gate, to try out: who comes, from where, for what, and what was decided. */
export function ExchangePanel({ copy, first, userAgents }: ExchangePanelProps) {
  const { choice, choose, exchange, hasFailed } = useExchange(first, userAgents);
  const pick = (picked: Readonly<Record<string, string>>) => choose(choiceWith(choice, picked));
  const formRef = useAdoptFormState<HTMLFormElement>((form) => {
    const values = new FormData(form);
    const found = Object.fromEntries([...values].map(([name, value]) => [name, String(value)]));
    if (Object.entries(choice).some(([name, value]) => found[name] !== value)) pick(found);
  });
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-ink-900">
      <form
        ref={formRef}
        onSubmit={(event) => event.preventDefault()}
        className="scripting-only grid gap-5 border-line-soft border-b p-5 sm:grid-cols-2 sm:p-7"
      >
        <Select
          label={copy.crawler}
          name="crawler"
          value={choice.crawler}
          onChange={(crawler) => pick({ crawler })}
        >
          {visitorTokens.map((token) => (
            <option key={token}>{token}</option>
          ))}
        </Select>
        <Select label={copy.path.label} name="path" value={choice.path} onChange={(path) => pick({ path })}>
          {examplePaths.map((path) => (
            <option key={path} value={path}>
              {copy.path[path]}
            </option>
          ))}
        </Select>
        <div className="sm:col-span-2">
          <Select
            label={copy.origin.label}
            name="origin"
            value={choice.origin}
            onChange={(origin) => pick({ origin })}
          >
            {origins.map((origin) => (
              <option key={origin} value={origin}>
                {copy.origin[origin]}
              </option>
            ))}
          </Select>
        </div>
        <div className="sm:col-span-2">
          <DecisionControl
            label={copy.decision}
            name="decision"
            value={choice.decision}
            onChange={(decision) => pick({ decision })}
          />
        </div>
      </form>
      <p className="scriptless-only border-line-soft border-b p-5 text-muted sm:px-7">{copy.withoutScript}</p>
      {hasFailed ? (
        <p role="alert" className="p-5 text-coral sm:p-7">
          {copy.failed}
        </p>
      ) : (
        <ExchangeView copy={copy} exchange={exchange} />
      )}
    </div>
  );
}
