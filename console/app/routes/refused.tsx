import { button } from "@octroi/ui/components/button.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { refusalKindOf, refusals, refusalWay } from "../content/refusals.ts";
import { Fault } from "../layout/fault.tsx";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageOf } from "../page/context.ts";

/** In place of a page that may not, or cannot, be shown. */
export function loader(args: LoaderFunctionArgs) {
  const { language, refusal } = pageOf(args);
  const kind = refusalKindOf(refusal);
  const copy = kind && refusals[language][kind];
  const page = kind === "suspended" ? "account" : "home";
  return {
    copy: copy && { ...copy, title: copy.heading },
    way: { to: pathTo(page), label: refusalWay[language][page] },
  };
}

export default function Refused() {
  const { copy, way } = useLoaderData<typeof loader>();
  if (!copy) return <Fault />;
  return (
    <NoticePage heading={copy.heading}>
      <p className="mt-5 text-lead">{copy.text}</p>
      <p className="mt-9">
        <a href={way.to} className={button({ variant: "outline" })}>
          {way.label}
        </a>
      </p>
    </NoticePage>
  );
}
