import { CircleAlert } from "lucide-react";
import { pathTo } from "../../../domain/access/paths.ts";
import { PageForm, Submit } from "../forms/parts.tsx";
import { useConsoleData } from "../page/console-data.ts";

/**
 * Above every page of a workspace that is to be deleted: until when, and the way back. It stands there from one page
 * to the next, and so is read where it stands, not called out.
 */
export function DeletionNotice() {
  const { deletion, workspace } = useConsoleData();
  if (deletion === undefined || workspace === undefined) return null;
  const { text, keep, askOwner, isOwner } = deletion;
  return (
    <div className="mb-7 flex items-center max-sm:flex-wrap justify-between gap-x-6 gap-y-3 rounded-control border border-coral-deep bg-ink-900 px-4 py-3 print:hidden">
      <p className="flex min-w-0 max-w-[70ch] items-start gap-3 text-[0.9375rem] text-coral">
        <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
        <span>{isOwner ? text : `${text} ${askOwner}`}</span>
      </p>
      {isOwner && (
        <PageForm action={pathTo("keepWorkspace", { workspace: workspace.id })}>
          <Submit variant="outline" size="sm">
            {keep}
          </Submit>
        </PageForm>
      )}
    </div>
  );
}
