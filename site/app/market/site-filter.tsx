import { Button } from "@octroi/ui/components/button.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { addressOf, pages } from "../../domain/pages/pages.ts";
import type { MarketCopy } from "../content/market.ts";
import { usePrefix } from "../page/root-data.ts";
import type { MarketView } from "./market-view.ts";

/** A form that the browser sends by itself. */
export function SiteFilter({ copy, view }: { copy: MarketCopy["filter"]; view: MarketView }) {
  return (
    <search>
      <form
        method="get"
        action={addressOf(pages.market, usePrefix())}
        className="grid items-end gap-x-3.5 gap-y-4 sm:grid-cols-[1fr_1fr_auto] lg:max-w-3xl"
      >
        <Select label={copy.topic} name="topic" value={view.topic}>
          <option value="">{copy.everyTopic}</option>
          <Options of={view.topics} />
        </Select>
        <Select label={copy.language} name="language" value={view.language}>
          <option value="">{copy.everyLanguage}</option>
          <Options of={view.languages} />
        </Select>
        <Button type="submit" variant="outline" className="h-12">
          {copy.show}
        </Button>
      </form>
    </search>
  );
}

function Options({ of }: { of: readonly { id: string; name: string }[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
