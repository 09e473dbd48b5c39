import { isRouteErrorResponse } from "react-router";
import { useRootData } from "../page/root-data.ts";
import { FaultNotice } from "./fault-notice.tsx";
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
      <FaultNotice text={copy.fault.text} />
    </div>
  );
}
