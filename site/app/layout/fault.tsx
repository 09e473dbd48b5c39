import { isRouteErrorResponse } from "react-router";
import { pages } from "../../domain/site/pages.ts";
import { useRootData } from "../root-data.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { NotFound } from "./not-found.tsx";

/** What stands in a page's place when it cannot be shown. */
export function Fault({ error }: { error: unknown }) {
  const { copy } = useRootData();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="wrap chapter">
      <title>{copy.fault.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-[18ch] text-display-1">{copy.fault.heading}</h1>
      <p className="mt-6 text-lead">{copy.fault.text}</p>
      <div className="mt-9 flex flex-wrap gap-3.5">
        <Button size="lg" onClick={() => window.location.reload()}>
          {copy.fault.retry}
        </Button>
        <ButtonLink to={pages.home} variant="outline" size="lg">
          {copy.notFound.home}
        </ButtonLink>
      </div>
    </div>
  );
}
