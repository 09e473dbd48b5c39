import { brand } from "@octroi/ui/brand/brand";
import { button } from "@octroi/ui/components/button.tsx";
import { pathTo } from "../../../domain/access/paths.ts";
import { refusalKindOf, refusals, refusalWay } from "../content/refusals.ts";
import { Fault } from "../layout/fault.tsx";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageOf } from "../page/context.ts";
import type { Route } from "./+types/refused.ts";

/** In place of a page that may not, or cannot, be shown. */
export function loader(args: Route.LoaderArgs) {
  const { language, refusal } = pageOf(args);
  const kind = refusalKindOf(refusal);
  const page = kind === "suspended" ? "account" : "home";
  return {
    copy: kind && refusals[language][kind],
    way: { to: pathTo(page), label: refusalWay[language][page] },
  };
}

export default function Refused({ loaderData: { copy, way } }: Route.ComponentProps) {
  if (!copy) return <Fault />;
  return (
    <NoticePage heading={copy.heading}>
      <title>{`${copy.heading} · ${brand.name}`}</title>
      <p className="mt-5 text-lead">{copy.text}</p>
      <p className="mt-9">
        <a href={way.to} className={button({ variant: "outline" })}>
          {way.label}
        </a>
      </p>
    </NoticePage>
  );
}
