import { pathTo } from "../../../domain/access/paths.ts";
import { FaultLine, PageForm, Submit } from "../forms/parts.tsx";
import { useWorkspace } from "../page/console-data.ts";

interface DeletionNoticeProps {
  /** When the workspace is deleted. */
  text: string;
  keep: string;
  askOwner: string;
  isOwner: boolean;
}

/** Above a workspace that is to be deleted: until when, and the way back. */
export function DeletionNotice({ text, keep, askOwner, isOwner }: DeletionNoticeProps) {
  const workspace = useWorkspace();
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <FaultLine>{isOwner ? text : `${text} ${askOwner}`}</FaultLine>
      {isOwner && (
        <PageForm action={pathTo("keepWorkspace", workspace)}>
          <Submit variant="outline">{keep}</Submit>
        </PageForm>
      )}
    </div>
  );
}
