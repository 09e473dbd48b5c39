import { pages } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";
import { Button, ButtonLink } from "../ui/button.tsx";

/** What stands in the place of what cannot be shown. */
export function FaultNotice({ text }: { text: string }) {
  const { copy } = useRootData();
  return (
    <>
      <p className="mt-6 text-lead">{text}</p>
      <div className="mt-9 flex flex-wrap gap-3.5">
        {/* A form without an address asks for the page itself, once more. */}
        <form>
          <Button type="submit" size="lg">
            {copy.fault.retry}
          </Button>
        </form>
        <ButtonLink to={pages.home} variant="outline" size="lg">
          {copy.notFound.home}
        </ButtonLink>
      </div>
    </>
  );
}
