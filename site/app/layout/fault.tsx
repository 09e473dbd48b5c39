import { FaultNotice } from "@octroi/ui/page/fault-notice.tsx";
import { isRouteErrorResponse } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { NotFound } from "./not-found.tsx";

/** A page that cannot be shown. */
export function Fault({ error }: { error: unknown }) {
  const { copy } = useRootData();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="wrap chapter">
      <title>{copy.fault.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-[18ch] text-display-1">{copy.fault.heading}</h1>
      <FaultNotice text={copy.fault.text}>
        <ButtonLink to={pages.home} variant="outline" size="lg">
          {copy.notFound.home}
        </ButtonLink>
      </FaultNotice>
    </div>
  );
}
