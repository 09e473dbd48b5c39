import { FaultNotice } from "@octroi/ui/page/fault-notice.tsx";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { NotFound } from "./not-found.tsx";

/** A page that cannot be shown. */
export function Fault() {
  const { copy } = useRootData();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="wrap chapter">
      <h1 className="max-w-[18ch] text-display-1">{copy.fault.heading}</h1>
      <FaultNotice text={copy.fault.text}>
        <ButtonLink to={pages.home} variant="outline" size="lg">
          {copy.notFound.home}
        </ButtonLink>
      </FaultNotice>
    </div>
  );
}
