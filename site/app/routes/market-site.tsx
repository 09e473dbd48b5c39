import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { marketSiteCopy } from "../content/market.ts";
import { NoOffers } from "../market/no-offers.tsx";
import { SitePage } from "../market/site-page.tsx";
import { siteView } from "../market/site-view.ts";
import { pageContext } from "../page/context.ts";
import { languageFrom } from "../page/language.ts";
import { Notice } from "../ui/notice.tsx";

export function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  const copy = marketSiteCopy[language];
  const { market } = args.context.get(pageContext);
  if (market === undefined) return data({ head: copy.unavailable, unavailable: copy.unavailable }, 503);
  if (market.site === undefined) return data({ head: copy.nothing, nothing: copy.nothing }, 404);
  const view = siteView(market.site, language);
  return data({ head: view.head, view });
}

export default function MarketSitePage() {
  const loaded = useLoaderData<typeof loader>();
  if ("view" in loaded) return <SitePage view={loaded.view} />;
  if ("nothing" in loaded) return <NoOffers copy={loaded.nothing} />;
  const { heading, text } = loaded.unavailable;
  return (
    <div className="chapter">
      <h1 className="sr-only">{heading}</h1>
      <Notice heading={heading} text={text} />
    </div>
  );
}
